import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { filterDefaults, withoutCourse } from '@/components/form/filterDefaults';
import { useUnsureCourse } from '@/components/list/opening';
import { GoneCourse, useGoneCourse } from '@/components/list/toolbar/knownCourses';
import { SearchForm } from '@/components/list/toolbar/SearchForm';
import { MainTopicInput, SubcourseInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { type PlaylistPlace, playlistAddress } from '@/components/product/playlistAddress';
import { PageTitle } from '@/components/record/PageTitle';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import type { Reply } from '@/contract/call';
import { playlistCalls, playlistSearch } from '@/contract/playlist';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';
import { useRead } from '@/providers/data/useRead';
import { PlaylistPanes } from './PlaylistPanes';

/** The playlist of the main topic that the address names; without one, of what was last searched for in this tab. */
export function Playlist() {
  const { values, place, show, unsure, isGone } = usePlace();
  return (
    <>
      <PageTitle title="playlist.title" />
      <Paper variant="outlined" sx={{ mb: 2, '& > [role=search]': { borderBottom: 0 } }}>
        {isGone && <GoneCourse schema={playlistSearch} values={values} />}
        {unsure ? (
          <LoadingLines count={3} of="inputs" height={94} />
        ) : (
          <SearchForm schema={playlistSearch} inputs={inputs} values={values} onSearch={show} action="playlist.view" />
        )}
      </Paper>
      {place ? <Lessons place={place} /> : <Note text="playlist.choose" />}
    </>
  );
}

const inputs = (
  <>
    <CourseInput />
    <SubcourseInput />
    <MainTopicInput />
  </>
);

function Lessons({ place }: { place: PlaylistPlace }) {
  const mainTopicId = String(place.subcourse_main_topic);
  const lessons = useRead(playlistCalls.getCoursePlayList, { mainTopicId }, lessonsOf);
  return (
    <QueryContent query={lessons} lines={10} shape="nodes">
      {(found) => <PlaylistPanes key={mainTopicId} place={place} lessons={found} />}
    </QueryContent>
  );
}

const lessonsOf = ({ data }: Reply<typeof playlistCalls.getCoursePlayList>) => data;

const Note = ({ text }: { text: string }) => (
  <Box sx={{ p: 2 }}>
    <Typography color="text.secondary">{useTranslate()(text)}</Typography>
  </Box>
);

const fields = Object.keys(playlistSearch.shape);

/** Returns the choices that the address has, whole or not, and what puts others into it. */
function usePlace() {
  const [search, setSearch] = useSearchParams();
  const asked = fields.filter((field) => search.has(field)).map((field) => `${field}=${search.get(field)}`);
  const told = asked.join('&');
  const [isForgotten, setForgotten] = useState(false);
  const values = useMemo(() => {
    if (told) return numbersIn(new URLSearchParams(told));
    const last = filterDefaults(playlistSearch);
    return isForgotten ? withoutCourse(last) : last;
  }, [told, isForgotten]);
  const unsure = useUnsureCourse(values);
  const isGone = useGoneCourse(unsure, () => setForgotten(true));
  const place = unsure ? undefined : playlistSearch.safeParse(values).data;
  const address = place && playlistAddress(place);

  useEffect(() => {
    // What was searched for in another list is shown at once, and a link to it can be copied.
    if (told === '' && address) setSearch(address.slice(address.indexOf('?')), { replace: true });
  }, [told, address, setSearch]);

  const show = (chosen: Readonly<Record<string, unknown>>) => {
    const found = playlistSearch.parse(chosen);
    const other = playlistAddress(found);
    // The same playlist stays at what it shows.
    if (other !== address) setSearch(other.slice(other.indexOf('?')));
  };
  return { values, place, show, unsure, isGone };
}

/** What isn't a number is left out: that choice is asked for again. */
const numbersIn = (search: URLSearchParams) =>
  Object.fromEntries(
    [...search].flatMap(([field, text]): [string, number][] => {
      const number = wholeNumberIn(text);
      return number === undefined ? [] : [[field, number]];
    }),
  );
