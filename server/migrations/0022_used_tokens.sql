SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "used_id" text;