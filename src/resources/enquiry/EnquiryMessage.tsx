import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button, DialogActions, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useContext, useId, useRef, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { batchCalls } from '@/contract/batch';
import type { Reply as Answer } from '@/contract/call';
import { coursePriceCalls } from '@/contract/coursePrice';
import { hasCourseOffer, hasExamFeeOffer } from '@/contract/priceAmounts';
import { dayAt } from '@/domain/calendar/wallClock';
import { yearAt } from '@/domain/calendar/years';
import { useRead } from '@/providers/data/useRead';
import { locales } from '@/providers/i18n/locale';
import { useServices } from '@/providers/services';
import { languageOf, type Reply, type ReplyLanguage, replyLanguages, replyText } from './replyText';

/** A message that answers an enquiry, to be copied into a messenger. */
export const EnquiryMessage = () => (
  <RouteDialog title="enquiry.message" record="changed">
    <QueryContent query={useRouteRecord()} lines={6}>
      {(enquiry) => <Message key={enquiry.id} enquiry={enquiry} />}
    </QueryContent>
  </RouteDialog>
);

const Message = ({ enquiry }: { enquiry: RaRecord }) => (
  <QueryContent query={useReply(enquiry)} lines={6}>
    {(reply) => <Text reply={reply} first={languageOf(String(enquiry.enquiry_desc))} />}
  </QueryContent>
);

const isLanguage = (value: unknown): value is ReplyLanguage => replyLanguages.some((language) => language === value);

function Text({ reply, first }: { reply: Reply; first: ReplyLanguage }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { cancel } = useContext(FormContainer);
  const [language, setLanguage] = useState(first);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = replyText(language, reply);
  const copy = () =>
    void writeText(text).then(
      () => notify('enquiry.copied', { type: 'success' }),
      () => {
        box.current?.focus();
        box.current?.select();
        notify('enquiry.not_copied', { type: 'warning' });
      },
    );
  return (
    <>
      <FormBody>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={translate('enquiry.message_language')}
          onChange={(_, chosen: unknown) => isLanguage(chosen) && setLanguage(chosen)}
        >
          {locales.map(({ locale, name }) => (
            <ToggleButton key={locale} value={locale} lang={locale}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          id={id}
          multiline
          fullWidth
          minRows={8}
          inputRef={box}
          label={translate('enquiry.message_text')}
          value={text}
          slotProps={{ htmlInput: { readOnly: true, lang: language } }}
        />
      </FormBody>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" onClick={cancel}>
          {translate('ui.close')}
        </Button>
        <Button variant="contained" startIcon={<CopyIcon />} onClick={copy}>
          {translate('enquiry.copy')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Copies a text; rejects where the browser has no clipboard, as on a page without https. */
const writeText = async (text: string): Promise<void> => {
  const { clipboard } = navigator;
  if (!clipboard) throw new Error('There is no clipboard');
  await clipboard.writeText(text);
};

/** How many batches a message names. */
const fewBatches = 3;

/** Reads what a message that answers an enquiry tells: the active packages of its course, and the batches that haven't ended. */
function useReply(enquiry: RaRecord) {
  const { website } = useServices().config;
  const courses = Number(enquiry.courses);
  // A batch of last year may still run, and one of next year be the next that begins.
  const year = yearAt(new Date());
  const packages = useRead(coursePriceCalls.filterCoursePrice, { courses, is_active: 'y' }, packagesIn);
  const ofLast = useRead(batchCalls.filterBatch, { course_id: courses, year: year - 1 });
  const ofYear = useRead(batchCalls.filterBatch, { course_id: courses, year });
  const ofNext = useRead(batchCalls.filterBatch, { course_id: courses, year: year + 1 });
  const failed = [packages, ofLast, ofYear, ofNext].filter(({ data, error }) => data === undefined && error);
  const [last, present, next] = [ofLast.data, ofYear.data, ofNext.data];
  const batches = last && present && next && nextOf([...last.data, ...present.data, ...next.data], dayAt(new Date()));
  const data: Reply | undefined = packages.data &&
    batches && {
      ...askedIn(enquiry, website),
      packages: packages.data,
      batches,
    };
  return { data, error: failed[0]?.error ?? null, refetch: () => failed.map(({ refetch }) => refetch()) };
}

/** Who asked about which course, and the address of its page, or of the whole site where the course's own isn't known. */
const askedIn = ({ name, course_name, course_slug }: RaRecord, website = '') => ({
  name: String(name),
  course: String(course_name ?? ''),
  link: website && typeof course_slug === 'string' ? `${website}/courses/${encodeURIComponent(course_slug)}` : website,
});

const packagesIn = ({ data }: Answer<typeof coursePriceCalls.filterCoursePrice>) =>
  data.map((one) => ({
    name: one.package_name,
    price: hasCourseOffer(one) ? one.cp_after_discount : one.course_price,
    examFee: hasExamFeeOffer(one) ? one.fee_price_after_disc : one.course_exam_fee,
  }));

/** Returns the next batches that begin after today or, if none does, those that run. */
function nextOf(batches: Answer<typeof batchCalls.filterBatch>['data'], today: string): Reply['batches'] {
  const ordered = batches.toSorted((one, other) => one.batch_start_date.localeCompare(other.batch_start_date));
  const running = ordered.filter(({ batch_end_date }) => batch_end_date >= today);
  const coming = running.filter(({ batch_start_date }) => batch_start_date > today);
  return (coming.length > 0 ? coming : running)
    .slice(0, fewBatches)
    .map((batch) => ({ name: batch.batch_name, start: batch.batch_start_date_nep, end: batch.batch_end_date_nep }));
}
