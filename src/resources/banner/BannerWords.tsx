import { TextInput } from '@/components/inputs/TextInput';

/** What stands on a banner. */
export const BannerWords = () => (
  <>
    <TextInput source="banner_tag_line" />
    <TextInput source="banner_desc" multiline minRows={2} />
  </>
);
