"""What RabbitMQ does with the files of a stream when it starts: what it reads, keeps and cuts, and where it crashes."""
