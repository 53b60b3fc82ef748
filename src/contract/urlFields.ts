import { z } from 'zod/mini';
import { isCollection, isEmptyPlayer, videoEmbed } from '@/domain/html/videoEmbed';
import { lines, text } from './fields';
import { alone } from './formRules';
import { type RuleKey, say } from './message';

// Browsers repair many invalid addresses; and one with a user name in front may imitate a known site's.
const address = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i;
const hostname = /^[^.]+(?:\.[^.]+)+$/;

const url = (protocol: RegExp, wording: RuleKey) =>
  z.pipe(
    text(1, 2000, ['required', 'should_not_have_more_than']),
    z.url({ protocol, hostname, error: say(wording) }).check(z.regex(address, alone(wording))),
  );

/** A required web address: one with a host name, and without a user name. */
export const webUrl = url(/^https?$/, 'must_be_web_url');

/** A required web address, of a video: over https. */
export const httpsUrl = url(/^https$/, 'must_be_https_url');

/** A required address of a video that can be played, over https. */
export const videoUrl = httpsUrl.check(
  z.refine((value) => !isEmptyPlayer(value), alone('must_be_video')),
  z.refine((value) => !isCollection(value), alone('must_be_one_video')),
);

/** The required embed code of a video whose player may be shown. */
export const embedCode = lines(1, 2000, ['required', 'should_not_have_more_than']).check(
  z.refine(videoEmbed, alone('must_be_embed_code')),
);
