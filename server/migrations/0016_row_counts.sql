CREATE SCHEMA "counts";--> statement-breakpoint
CREATE TABLE "counts"."row_count" (
	"slot" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"counted" text NOT NULL,
	"rows" bigint NOT NULL
);--> statement-breakpoint
-- How many rows a table has is the sum of its slots. A transaction takes a slot that nobody holds, or makes one: none waits for another.
CREATE FUNCTION "counts"."note_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change bigint;
	free bigint;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM counts.row_count WHERE counted = TG_TABLE_NAME;
		RETURN NULL;
	END IF;
	SELECT CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END INTO change FROM written;
	IF change = 0 THEN
		RETURN NULL;
	END IF;
	SELECT slot INTO free FROM counts.row_count WHERE counted = TG_TABLE_NAME LIMIT 1 FOR UPDATE SKIP LOCKED;
	IF FOUND THEN
		UPDATE counts.row_count SET rows = rows + change WHERE slot = free;
	ELSE
		INSERT INTO counts.row_count (counted, rows) VALUES (TG_TABLE_NAME, change);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "quiz_rows_added" AFTER INSERT ON "quiz" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "counts"."note_rows"();--> statement-breakpoint
CREATE TRIGGER "quiz_rows_removed" AFTER DELETE ON "quiz" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "counts"."note_rows"();--> statement-breakpoint
CREATE TRIGGER "quiz_rows_emptied" AFTER TRUNCATE ON "quiz" FOR EACH STATEMENT EXECUTE FUNCTION "counts"."note_rows"();--> statement-breakpoint
-- Also for who loads rows as a replica, without the checks.
ALTER TABLE "quiz" ENABLE ALWAYS TRIGGER "quiz_rows_added", ENABLE ALWAYS TRIGGER "quiz_rows_removed", ENABLE ALWAYS TRIGGER "quiz_rows_emptied";--> statement-breakpoint
INSERT INTO "counts"."row_count" ("counted", "rows") SELECT 'quiz', count(*) FROM "quiz";
