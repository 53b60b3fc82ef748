CREATE TABLE "counts"."table_version" (
	"written" text PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
