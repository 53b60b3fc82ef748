import { changePopup } from '@/components/dialogs/changePopup';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { ImageInput } from '@/components/inputs/ImageInput';
import { bannerImageForm } from '@/contract/banner';
import { mobileBannerCalls } from '@/contract/mobileBanner';
import { verb } from '@/providers/data/adapter';
import { mobileBannerAdapter } from '@/providers/data/adapters/mobileBanner';

/** The popups of a mobile banner, in addition to its forms'. */
export const MobileBannerPopups = {
  Image: changePopup({
    title: 'banner.image',
    form: bannerImageForm,
    change: verb(mobileBannerCalls.updateMobileBannerImg, 'banner_id'),
    Inputs: ({ record }) => <ImageInput source="banner_img" shape="banner" current={record.banner_img} />,
  }),
  Delete: confirmPopup({
    texts: 'mobile_banner.delete',
    change: mobileBannerAdapter.delete,
    danger: true,
  }),
};
