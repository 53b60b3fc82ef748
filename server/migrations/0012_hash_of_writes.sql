-- Nobody waits for the answers of an earlier version for long, and they have no hash.
DELETE FROM "answered_write";--> statement-breakpoint
ALTER TABLE "answered_write" ADD COLUMN "hash" text NOT NULL;
