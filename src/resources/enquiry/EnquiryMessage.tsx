import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button, DialogActions, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useContext, useId, useRef, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { locales } from '@/providers/i18n/locale';
import { languageOf, type Reply, type ReplyLanguage, replyLanguages, replyText } from './replyText';
import { useReply } from './useReply';

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
