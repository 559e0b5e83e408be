import { words as articlesArticlePageEnglish } from "../articles/article-page/words.en.ts";
import { words as articlesArticlePage } from "../articles/article-page/words.ta.ts";
import { words as articlesArticlesPageEnglish } from "../articles/articles-page/words.en.ts";
import { words as articlesArticlesPage } from "../articles/articles-page/words.ta.ts";
import { failure as dataReleasesDataPageFailureEnglish } from "../data-releases/data-page/failure.en.ts";
import { failure as dataReleasesDataPageFailure } from "../data-releases/data-page/failure.ta.ts";
import { words as imagesGalleryEnglish } from "../images/gallery/words.en.ts";
import { words as imagesGallery } from "../images/gallery/words.ta.ts";
import { words as imagesShownEnglish } from "../images/shown/words.en.ts";
import { words as imagesShown } from "../images/shown/words.ta.ts";
import { failure as keyComparePageFailureEnglish } from "../key/compare-page/failure.en.ts";
import { failure as keyComparePageFailure } from "../key/compare-page/failure.ta.ts";
import { words as lettersLetterPageFailureEnglish } from "../letters/letter-page/failure.en.ts";
import { words as lettersLetterPageFailure } from "../letters/letter-page/failure.ta.ts";
import { words as letterPage } from "../letters/letter-page/words.en.tsx";
import { words as letterPageInTamil } from "../letters/letter-page/words.ta.tsx";
import { words as tellPage } from "../letters/tell-page/words.en.tsx";
import { words as tellPageInTamil } from "../letters/tell-page/words.ta.tsx";
import { words as platformIdentityEnglish } from "../platform/identity/words.en.ts";
import { words as platformIdentity } from "../platform/identity/words.ta.ts";
import { words as platformRenderEnglish } from "../platform/render/words.en.ts";
import { words as platformRender } from "../platform/render/words.ta.ts";
import { words as platformTextEnglish } from "../platform/text/words.en.ts";
import { words as platformText } from "../platform/text/words.ta.ts";
import { words as platformUiEnglish } from "../platform/ui/words.en.ts";
import { words as platformUi } from "../platform/ui/words.ta.ts";
import { words as previewsPreviewPageEnglish } from "../previews/preview-page/words.en.tsx";
import { words as previewsPreviewPage } from "../previews/preview-page/words.ta.tsx";
import { words as reviewReviewPageFailureEnglish } from "../review/review-page/failure.en.ts";
import { words as reviewReviewPageFailure } from "../review/review-page/failure.ta.ts";
import { words as richTextEnglish } from "../rich-text/words.en.ts";
import { words as richText } from "../rich-text/words.ta.ts";
import { words as siteConsentEnglish } from "../site/consent/words.en.ts";
import { words as siteConsent } from "../site/consent/words.ta.ts";
import { failure as siteHomeFailureEnglish } from "../site/home/failure.en.ts";
import { failure as siteHomeFailure } from "../site/home/failure.ta.ts";
import { words as siteLayoutEnglish } from "../site/layout/words.en.ts";
import { words as siteLayout } from "../site/layout/words.ta.ts";
import { fixedTexts as privacyFixed } from "../site/legal/privacy-fixed.en.tsx";
import { fixedTexts as privacyFixedInTamil } from "../site/legal/privacy-fixed.ta.tsx";
import { words as legal } from "../site/legal/words.en.tsx";
import { words as legalInTamil } from "../site/legal/words.ta.tsx";
import { words as siteMetaEnglish } from "../site/meta/words.en.ts";
import { words as siteMeta } from "../site/meta/words.ta.ts";
import { words as siteNotFoundDidYouKnowEnglish } from "../site/not-found/did-you-know.en.ts";
import { words as siteNotFoundDidYouKnow } from "../site/not-found/did-you-know.ta.ts";
import { words as siteNotFoundEnglish } from "../site/not-found/words.en.tsx";
import { words as siteNotFound } from "../site/not-found/words.ta.tsx";
import { words as siteLicencesEnglish } from "../site/pages/licences/words.en.ts";
import { words as siteLicences } from "../site/pages/licences/words.ta.ts";
import { words as siteSearchEnglish } from "../site/search/words.en.ts";
import { words as siteSearch } from "../site/search/words.ta.ts";
import { words as siteSharingEnglish } from "../site/sharing/words.en.ts";
import { words as siteSharing } from "../site/sharing/words.ta.ts";
import { words as siteSuggestionsEnglish } from "../site/suggestions/words.en.ts";
import { words as siteSuggestions } from "../site/suggestions/words.ta.ts";
import { words as sourcesSourcePageEnglish } from "../sources/source-page/words.en.ts";
import { words as sourcesSourcePage } from "../sources/source-page/words.ta.ts";
import { words as sourcesSourcesPageEnglish } from "../sources/sources-page/words.en.ts";
import { words as sourcesSourcesPage } from "../sources/sources-page/words.ta.ts";
import { words as tuskersCard } from "../tuskers/card/words.en.tsx";
import { words as tuskersCardInTamil } from "../tuskers/card/words.ta.tsx";
import { words as tuskersFind } from "../tuskers/find/words.en.tsx";
import { words as tuskersFindInTamil } from "../tuskers/find/words.ta.tsx";
import { failure as tuskersLivesLivesPageFailureEnglish } from "../tuskers/lives/lives-page/failure.en.ts";
import { failure as tuskersLivesLivesPageFailure } from "../tuskers/lives/lives-page/failure.ta.ts";
import { failure as tuskersLivesStatisticsPageFailureEnglish } from "../tuskers/lives/statistics-page/failure.en.ts";
import { failure as tuskersLivesStatisticsPageFailure } from "../tuskers/lives/statistics-page/failure.ta.ts";
import { words as tuskersPlacesPlacePageEnglish } from "../tuskers/places/place-page/words.en.ts";
import { words as tuskersPlacesPlacePage } from "../tuskers/places/place-page/words.ta.ts";
import { words as tuskersPlacesPlacesPageEnglish } from "../tuskers/places/places-page/words.en.ts";
import { words as tuskersPlacesPlacesPage } from "../tuskers/places/places-page/words.ta.ts";
import { words as tuskersTuskerPageEnglish } from "../tuskers/tusker-page/words.en.ts";
import { words as tuskersTuskerPage } from "../tuskers/tusker-page/words.ta.ts";
import { words as tuskersTuskersPageEnglish } from "../tuskers/tuskers-page/words.en.ts";
import { words as tuskersTuskersPage } from "../tuskers/tuskers-page/words.ta.ts";
import { pair } from "./translations.ts";

/** The catalogues that pages alone show in Tamil. */
export const pairs = [
  pair(articlesArticlePageEnglish, articlesArticlePage),
  pair(articlesArticlesPageEnglish, articlesArticlesPage),
  pair(imagesGalleryEnglish, imagesGallery),
  pair(imagesShownEnglish, imagesShown),
  pair(keyComparePageFailureEnglish, keyComparePageFailure),
  pair(lettersLetterPageFailureEnglish, lettersLetterPageFailure),
  pair(platformIdentityEnglish, platformIdentity),
  pair(platformRenderEnglish, platformRender),
  pair(platformTextEnglish, platformText),
  pair(platformUiEnglish, platformUi),
  pair(previewsPreviewPageEnglish, previewsPreviewPage),
  pair(reviewReviewPageFailureEnglish, reviewReviewPageFailure),
  pair(richTextEnglish, richText),
  pair(siteConsentEnglish, siteConsent),
  pair(siteHomeFailureEnglish, siteHomeFailure),
  pair(siteLayoutEnglish, siteLayout),
  pair(siteLicencesEnglish, siteLicences),
  pair(siteMetaEnglish, siteMeta),
  pair(siteNotFoundEnglish, siteNotFound),
  pair(siteNotFoundDidYouKnowEnglish, siteNotFoundDidYouKnow),
  pair(siteSearchEnglish, siteSearch),
  pair(siteSharingEnglish, siteSharing),
  pair(siteSuggestionsEnglish, siteSuggestions),
  pair(sourcesSourcePageEnglish, sourcesSourcePage),
  pair(sourcesSourcesPageEnglish, sourcesSourcesPage),
  pair(tuskersLivesLivesPageFailureEnglish, tuskersLivesLivesPageFailure),
  pair(dataReleasesDataPageFailureEnglish, dataReleasesDataPageFailure),
  pair(tuskersLivesStatisticsPageFailureEnglish, tuskersLivesStatisticsPageFailure),
  pair(tuskersPlacesPlacePageEnglish, tuskersPlacesPlacePage),
  pair(tuskersPlacesPlacesPageEnglish, tuskersPlacesPlacesPage),
  pair(tuskersTuskerPageEnglish, tuskersTuskerPage),
  pair(tuskersTuskersPageEnglish, tuskersTuskersPage),
  pair(letterPage, letterPageInTamil),
  pair(tellPage, tellPageInTamil),
  pair(legal, legalInTamil),
  pair(privacyFixed, privacyFixedInTamil),
  pair(tuskersCard, tuskersCardInTamil),
  pair(tuskersFind, tuskersFindInTamil),
];
