DROP INDEX "history_area_record_iid";--> statement-breakpoint
CREATE INDEX "history_area_record_iid_iid" ON "history" USING btree ("area","record_iid","iid");--> statement-breakpoint
ALTER TABLE "quiz" ADD COLUMN "question_parts" text[];--> statement-breakpoint
-- Written by hand: the parts of the questions that there are already. That may take longer than a call's statement.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
UPDATE "quiz" SET "question_parts" = ARRAY(SELECT DISTINCT substr("question_searched", place, 3) FROM generate_series(1, length("question_searched") - 2) AS places (place));--> statement-breakpoint
ALTER TABLE "quiz" ALTER COLUMN "question_parts" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "quiz_question_parts" ON "quiz" USING gin ("question_parts");
