import { ImageInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { verb } from '@/contract/adapter';
import { articleAdapter, articleBannerForm, articleCalls } from '@/contract/article';

/** The popups of an article below its list. */
export const ArticlePopups = {
  Banner: changePopup({
    title: 'article.banner',
    form: articleBannerForm,
    change: verb(articleCalls.updateArticleBanner, 'article_id'),
    Inputs: ({ record }) => <ImageInput source="article_banner" shape="banner" current={record.article_banner} />,
  }),
  Delete: confirmPopup({ texts: 'article.delete', change: articleAdapter.delete, danger: true }),
};
