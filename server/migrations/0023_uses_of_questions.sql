SET LOCAL lock_timeout = '3s';--> statement-breakpoint
ALTER TABLE "quiz" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "quiz_unused" ON "quiz" USING btree ("iid") WHERE "uses" = 0;--> statement-breakpoint
CREATE INDEX "quiz_has_video_solution_iid" ON "quiz" USING btree ("has_video_solution","iid");