import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { ChoiceField } from '@/components/list/toolbar/choicesOf';
import type { RecordForms } from '@/components/record/recordForms';
import { alongside } from '@/components/routing/alongside';
import { type LazyScreen, lazyScreen } from '@/components/routing/lazyScreen';
import type { Above, ResourceOptions, Titles } from '@/components/routing/resourceOptions';
import type { YesNo } from '@/contract/fields';
import type { Adapter } from '@/providers/data/adapter';
import { type AreaTexts, openTexts } from '@/providers/i18n/areaTexts';

/** The screens of a resource by their place in its routes. */
interface Screens {
  list?: LazyScreen;
  create?: LazyScreen;
  edit?: LazyScreen;
  show?: LazyScreen;
}

interface Declaration extends Screens {
  /** The address of its list, where it has one. */
  name: string;
  /** The field by which people know a record, or what they call it. */
  recordRepresentation: string | ((record: RaRecord) => string);
  /** The texts of its screens. */
  texts: AreaTexts;
  titles: Titles;
  /** The calls of its verbs. */
  adapter: () => Promise<Adapter>;
  /** What its records stand below, outermost first: the way to one, whose details don't repeat it. */
  above?: readonly Above[];
  /** The popups below the list beside those of its forms, by their route. */
  popups?: Readonly<Record<string, LazyScreen>>;
  /** What adds, changes and shows a record; a resource that does not all of it names the popups that it has instead. */
  forms?: () => Promise<RecordForms>;
  /** Which of its screens are pages of their own, too long for a popup over the list: its forms, or its details as well. */
  inPages?: 'forms' | 'all';
  /** Further pages beside the list, by their route, each with the popups below it by theirs. */
  pages?: Readonly<Record<string, Page>>;
  /** What of its list stands on the dashboard. */
  figure?: Figure;
  /** Where its details are a page of their own, though its forms may not be, or have popups over them. */
  detailsPage?: DetailsPage;
}

/** How many records a list has: what the dashboard tells of an area that declares it. */
export interface Figure {
  /** Where its texts stand in the catalogue: what `all` of them are, with a part also that `part`, and that `none` is in it. */
  texts: string;
  /** The flag by which the list is narrowed to those of them that matter, and its value there. */
  part?: { source: string; value: YesNo };
  /** The field by which the list is narrowed to those of each value. */
  by?: ChoiceField;
}

/** A page beside a list, and what opens over it. */
interface Page {
  /** The key of its title, by which it is found, where it needs no record. */
  title?: string;
  screen: LazyScreen;
  popups?: Readonly<Record<string, LazyScreen>>;
}

/** A page of a record's details, and the popups over it by their route. */
interface DetailsPage {
  /** Its address below the resource's name, without the record's id: `viewDetails`. */
  route: string;
  popups: Readonly<Record<string, LazyScreen>>;
}

/** All that there is to a resource. */
export interface ResourceParts extends Declaration {
  popups: Readonly<Record<string, LazyScreen>>;
  pages: Readonly<Record<string, Page>>;
  /** Fetches what its screens need beside their code. */
  needs: () => Promise<unknown>;
  /** Its calls, once they have come. */
  loadedAdapter: ResourceOptions['loadedAdapter'];
}

/**
 * A resource as react-admin knows it, for `<Resource {...faq} />`: its screens come from its forms. Texts and calls are
 * fetched with its first screen.
 */
export function defineResource<Given extends Declaration>(declaration: Given): Given & ResourceParts {
  const { texts, forms, list, create, edit, show, popups = {}, detailsPage, pages = {} } = declaration;
  let loaded: Adapter | undefined;
  const adapter = async () => {
    loaded = await declaration.adapter();
    return loaded;
  };
  const needs = () => Promise.all([openTexts(texts), adapter()]);
  const needing = (screens: Readonly<Record<string, LazyScreen | undefined>>) =>
    Object.fromEntries(
      Object.entries(screens).flatMap(([name, screen]) => (screen ? [[name, alongside(screen, needs)] as const] : [])),
    );
  const screens: Screens = { list, create, edit, show, ...(forms && screensOf(forms, declaration)) };
  const pagesNeeding = Object.entries(pages).map(([route, { screen, popups: over = {}, ...own }]) => {
    const page: Page = { ...own, screen: alongside(screen, needs), popups: needing(over) };
    return [route, page] as const;
  });
  return {
    ...declaration,
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

const overList = async (): Promise<MakeScreens> => (await import('@/components/dialogs/recordPopups')).recordPopups;
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
