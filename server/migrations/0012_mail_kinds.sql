ALTER TABLE "outbox_mail" ADD COLUMN "kind" text DEFAULT 'reset' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "about" text;--> statement-breakpoint
UPDATE "outbox_mail" SET "kind" = 'invitation' WHERE "subject" = 'You are invited to Coursedesk';
