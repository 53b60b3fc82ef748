import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import { PageTitle } from '@/components/record/PageTitle';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { type FoundPerson, personCalls, personForm } from '@/contract/person';
import { useWriter } from '@/providers/data/useWriter';
import { FoundData } from './FoundData';

/** What was found, and by what; nothing once it is erased. */
interface Found {
  terms: string;
  found: FoundPerson | undefined;
  /** How often somebody was looked for: what was ticked before isn't meant. */
  round: number;
}

// What is typed is short, and a name that is kept nowhere.
const unguarded = { place: 'page', done: () => undefined, isGuarded: true } as const;

/** Finds what is kept of a person, to be exported or erased. */
export function PersonData() {
  const translate = useTranslate();
  const client = useWriter();
  const [known, setKnown] = useState<Found>({ terms: '', found: undefined, round: 0 });
  const find = async (values: unknown): Promise<Found> => {
    const { terms } = personForm.parse(values);
    return { round: known.round + 1, terms, found: (await client.send(personCalls.findPerson, { terms })).data };
  };
  return (
    <>
      <PageTitle title="person.title" />
      <Typography sx={{ maxWidth: 720, mb: 2 }}>{translate('person.purpose')}</Typography>
      <Box role="search" aria-label={translate('person.title')}>
        <FormContainer value={unguarded}>
          <RecordForm
            schema={personForm}
            record={{ terms: known.terms }}
            save={find}
            onSaved={setKnown}
            saveLabel="person.find"
            drafts="none"
          >
            <TextInput source="terms" multiline minRows={4} />
          </RecordForm>
        </FormContainer>
      </Box>
      {known.found && (
        <FoundData key={known.round} {...known} found={known.found} onErased={() => setKnown({ ...known, found: undefined })} />
      )}
    </>
  );
}
