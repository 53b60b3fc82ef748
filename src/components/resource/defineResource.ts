import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { ChoiceField } from '@/components/list/toolbar/FacetFilter';
import { openFormTexts } from '@/components/record/formTexts';
import type { RecordForms } from '@/components/record/recordForms';
import type { Above, ResourceOptions, Titles } from '@/components/routing/addresses';
import { type LazyScreen, lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import type { Adapter } from '@/contract/adapter';
import type { YesNo } from '@/contract/fields';
import type { CallArea } from '@/contract/rights';
import { type AreaTexts, openTexts } from '@/providers/i18n/areaTexts';

/** The screens of a resource, by their route. */
interface Screens {
  list?: LazyScreen;
  create?: LazyScreen;
  edit?: LazyScreen;
  show?: LazyScreen;
}

interface Declaration extends Screens, Pick<ResourceOptions, 'rowsOf' | 'sort' | 'formRoutes' | 'editsOnRest'> {
  /** Its name, and its list's address if it has one. */
  name: string;
  /** The area whose rights open its screens. */
  right: CallArea;
  /** The field of a record's name, or a function that returns the name. */
  recordRepresentation: string | ((record: RaRecord) => string);
  /** The texts of its screens. */
  texts: AreaTexts;
  titles: Titles;
  /** The calls of its verbs. */
  adapter: () => Promise<Adapter>;
  /** The records above its own, outermost first: they are in the breadcrumb, and the details omit them. */
  above?: readonly Above[];
  /** Other popups below the list than its forms, by their route. */
  popups?: Readonly<Record<string, LazyScreen>>;
  /** The parts of its forms and details; a resource with only some of these screens names them instead. */
  forms?: () => Promise<RecordForms>;
  /** Which of its screens are pages of their own, being too long for a popup over the list: the forms, or the details as well. */
  inPages?: 'forms' | 'all';
  /** Other pages beside the list, by their route, each with its popups by theirs. */
  pages?: Readonly<Record<string, Page>>;
  /** What the dashboard shows of its list. */
  figure?: Figure;
  /** Set if its details are a page of their own, even if its forms aren't, or have popups over them. */
  detailsPage?: DetailsPage;
}

/** How many records a list has: shown on the dashboard for each area that declares it. */
export interface Figure {
  /** The beginning of the keys of its texts: `all`, and with a part also `part` and `none`, for no record in it. */
  texts: string;
  /** The flag and its value by which the list is narrowed to the records that need attention. */
  part?: { source: string; value: YesNo };
  /** The field by which the list is narrowed to the records of each value. */
  by?: ChoiceField;
}

/** A page beside a list, and the popups over it. */
interface Page {
  /** The key of its title, by which it is found in the search, if it needs no record. */
  title?: string;
  screen: LazyScreen;
  popups?: Readonly<Record<string, LazyScreen>>;
}

/** A page of a record's details, and the popups over it by their route. */
interface DetailsPage {
  /** Its route below the resource's name, without the record's id: `viewDetails`. */
  route: string;
  popups: Readonly<Record<string, LazyScreen>>;
}

/** All that there is to a resource. */
export interface ResourceParts extends Declaration {
  popups: Readonly<Record<string, LazyScreen>>;
  pages: Readonly<Record<string, Page>>;
  /** Fetches the texts and calls that its screens need. */
  needs: () => Promise<unknown>;
  /** Its adapter, once that has loaded. */
  loadedAdapter: ResourceOptions['loadedAdapter'];
}

/**
 * Makes a resource for `<Resource {...faq} />`: its screens are made from its forms. Texts and calls are fetched with its first screen, the
 * texts of forms with any but its list.
 */
export function defineResource<Given extends Declaration>(declaration: Given): Given & ResourceParts {
  const { texts, forms, list, create, edit, show, popups = {}, detailsPage, pages = {} } = declaration;
  let loaded: Adapter | undefined;
  // Awaiting a module again takes a task, in which a whole page may be rendered first.
  const adapter = async () => (loaded ??= await declaration.adapter());
  const needs = () => Promise.all([openTexts(texts), adapter()]);
  const needsOfForms = () => Promise.all([needs(), openFormTexts()]);
  const needing = (screens: Readonly<Record<string, LazyScreen | undefined>>) =>
    Object.fromEntries(
      Object.entries(screens).flatMap(([name, screen]) => (screen ? [[name, lazyWith(screen, needsOfForms)] as const] : [])),
    );
  const screens: Screens = { create, edit, show, ...(forms && screensOf(forms, declaration)) };
  const pagesNeeding = Object.entries(pages).map(([route, { screen, popups: over = {}, ...own }]) => {
    const page: Page = { ...own, screen: lazyWith(screen, needsOfForms), popups: needing(over) };
    return [route, page] as const;
  });
  return {
    ...declaration,
    ...(list && { list: lazyWith(list, needs) }),
    ...needing({ ...screens }),
    adapter,
    popups: needing(popups),
    ...(detailsPage && { detailsPage: { ...detailsPage, popups: needing(detailsPage.popups) } }),
    pages: Object.fromEntries(pagesNeeding),
    needs,
    loadedAdapter: () => loaded,
  };
}

type MakeScreens = (forms: RecordForms) => Record<'Add' | 'Edit' | 'View', ComponentType>;

const overList = async (): Promise<MakeScreens> => (await import('@/components/record/dialogs/recordPopups')).recordPopups;
const beside = async (): Promise<MakeScreens> => (await import('@/components/record/recordPages')).recordPages;

function screensOf(forms: () => Promise<RecordForms>, { inPages, detailsPage }: Declaration): Screens {
  const madeBy = (maker: () => Promise<MakeScreens>) => async () => {
    const [make, loaded] = await Promise.all([maker(), forms()]);
    return make(loaded);
  };
  const form = madeBy(inPages ? beside : overList);
  const details = madeBy(inPages === 'all' || detailsPage ? beside : overList);
  return { create: lazyScreen(form, 'Add'), edit: lazyScreen(form, 'Edit'), show: lazyScreen(details, 'View') };
}
