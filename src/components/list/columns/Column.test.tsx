import { render, screen } from '@testing-library/react';
import { onPhone } from '@tests/support/layout';
import { CoreAdminContext, ListContextProvider, memoryStore, type RaRecord, ResourceContextProvider, useList } from 'react-admin';
import { expect, test } from 'vitest';
import { InstantField } from '@/components/record/details/MomentDetail';
import { instantColumnText } from '@/components/ui/text/dates';
import { digitsIn } from '@/domain/digits';
import { visibleText } from '@/domain/html/visibleText';
import { ListTable } from '../table/ListTable';
import { Column } from './Column';
import { ListColumns } from './ListColumns';
import { useColumns } from './useColumns';

const data: RaRecord[] = [
  { id: 1, name: 'Law', seats: 30, held: '2081-05-14', about: '<p>Old &amp; <b>new</b></p>', is_open: 'y' },
  { id: 2, name: null, seats: null, held: null, about: null, is_open: 'n' },
];

const columns = (
  <>
    <Column source="name" />
    <Column source="seats" />
    <Column source="held" text={(date, { locale }) => digitsIn(locale, date)} />
    <Column source="about" text={visibleText} />
    <Column source="is_open" text={(flag, { translate }) => translate(flag === 'y' ? 'open' : 'closed')}>
      <b>drawn</b>
    </Column>
  </>
).props.children;

const i18nProvider = {
  translate: (key: string) => `${key} (ne)`,
  changeLocale: async () => undefined,
  getLocale: () => 'ne',
};

function Said() {
  const { shown } = useColumns(columns);
  return (
    <>
      {data.map((record) => (
        <p key={record.id}>{JSON.stringify(shown.columns.map((source) => shown.textOf(record, source)))}</p>
      ))}
      <p>{JSON.stringify({ shown })}</p>
    </>
  );
}

function Rows() {
  return (
    <ListContextProvider value={useList({ data })}>
      <ListTable title="Names">{columns}</ListTable>
      <Said />
    </ListContextProvider>
  );
}

test('the cell, the search, the order and the export all use the column’s text', async () => {
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="names">
        <Rows />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  expect(cells).toEqual(['Law', '३०', '२०८१-०५-१४', 'Old & new', 'drawn', '', '', '', '', 'drawn']);
  expect(screen.getByText('["Law",30,"२०८१-०५-१४","Old & new","open (ne)"]')).toBeVisible();
  expect(screen.getByText('["","","","","closed (ne)"]')).toBeVisible();
});

test('a query is told from another by the language and the columns in sight', async () => {
  const store = memoryStore();
  store.setItem('names.datatable', ['name', 'is_open']);
  render(
    <CoreAdminContext i18nProvider={i18nProvider} store={store}>
      <ResourceContextProvider value="names">
        <Said />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  expect(await screen.findByText('{"shown":{"locale":"ne","columns":["seats","held","about"]}}')).toBeVisible();
});

test('in Nepali a figure that is kept as text has its digits, and a code stays as it was typed', async () => {
  const data = [{ id: 1, mobile_no: '9841234567', phones: '071-540011, 98012', code: 'COM5' }];
  function Contacts() {
    return (
      <ListContextProvider value={useList({ data })}>
        <ListTable title="Contacts">
          <Column source="mobile_no" />
          <Column source="phones" />
          <Column source="code" />
        </ListTable>
      </ListContextProvider>
    );
  }
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="contacts">
        <Contacts />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  expect(cells).toEqual(['९८४१२३४५६७', '०७१-५४००११, ९८०१२', 'COM5']);
});

test('on a phone’s card a time has its heading, and what is blank has the word of its column', async () => {
  onPhone();
  const data = [{ id: 1, comments: 'Why?', by: '', posted: '2026-11-29T05:00:00.000Z' }];
  const declared = (
    <>
      <Column source="comments" isName />
      <Column source="by" text={(name) => name || 'Nobody'} />
      <Column source="posted" text={instantColumnText}>
        <InstantField source="posted" />
      </Column>
    </>
  ).props.children;
  const Cards = () => (
    <ListContextProvider value={useList({ data })}>
      <ListTable title="Comments">
        <ListColumns declared={declared} choosable={false} {...useColumns(declared)} />
      </ListTable>
    </ListContextProvider>
  );
  render(
    <CoreAdminContext>
      <ResourceContextProvider value="comments">
        <Cards />
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  const heading = await screen.findByText('fields.posted', { selector: '.card span' });
  expect(heading.nextElementSibling).toHaveAttribute('datetime', '2026-11-29T05:00:00.000Z');
  expect(heading.nextElementSibling).toHaveTextContent('2083-08-13 10:45');
  expect(screen.getByText('Nobody')).toBeVisible();
});
