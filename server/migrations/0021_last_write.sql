CREATE TABLE "counts"."last_write" (
	"person" integer PRIMARY KEY NOT NULL,
	"mark" uuid NOT NULL
);
