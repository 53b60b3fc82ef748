ALTER TABLE "discussion" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "discussion" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "discussion" ADD COLUMN "hidden_date" timestamp (3) with time zone;