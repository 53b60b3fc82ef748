import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a banner's texts. */
export const BannerWords = () => (
  <>
    <TextInput source="banner_tag_line" />
    <TextInput source="banner_desc" multiline minRows={2} />
  </>
);
