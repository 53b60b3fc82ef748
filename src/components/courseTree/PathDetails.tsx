import { WayDetail } from '@/components/fields/Details';
import { type Level, levels, levelsAbove } from './levels';

/** Where in the catalogue a record of this level stands: the names of all that is above it. */
export const PathDetails = ({ level }: { level: Level }) =>
  levelsAbove(level).map((above) => <WayDetail key={above} source={levels[above].nameBelow} />);
