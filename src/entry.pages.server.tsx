import type { ReactNode } from "react";
import { articlePage, templates, tuskerPage } from "./app/slots.tsx";
import { createArticlePage, formerPage as formerArticle } from "./articles/article-page/page.tsx";
import { page as articles } from "./articles/articles-page/page.tsx";
import { page as permanentAddress } from "./citing/id-page/page.tsx";
import { page as data } from "./data-releases/data-page/page.tsx";
import { page as notInGuide } from "./guide/guide-page/not-in-it-page.tsx";
import { page as guide } from "./guide/guide-page/page.tsx";
import { page as compare } from "./key/compare-page/page.tsx";
import { page as key } from "./key/key-page/page.tsx";
import { page as letter } from "./letters/letter-page/page.tsx";
import { page as tell } from "./letters/tell-page/page.tsx";
import { page as contact } from "./messages/contact-page/page.tsx";
import { page as paper } from "./paper/paper-page/page.tsx";
import { page as preview } from "./previews/preview-page/page.tsx";
import { page as review } from "./review/review-page/page.tsx";
import { page as about } from "./site/about/page.tsx";
import { page as home } from "./site/home/page.tsx";
import { SiteFrame } from "./site/layout/site-frame.tsx";
import { MovingNotice, MovingStates } from "./site/moving/moving-states.tsx";
import { page as notFound } from "./site/not-found/page.tsx";
import { page as licences } from "./site/pages/licences/page.tsx";
import { page as privacyPolicy } from "./site/pages/privacy-policy/page.tsx";
import { page as termsOfService } from "./site/pages/terms-of-service/page.tsx";
import { PAGE_FRAGMENTS, PUBLIC_PAGES } from "./site/pages.ts";
import { createAnswerPage } from "./site/render/answer-page.server.tsx";
import { page as searchResults } from "./site/search/page.tsx";
import { SUGGESTIONS } from "./site/suggestions/box/suggestions-address.ts";
import { fragment as suggestions } from "./site/suggestions/fragment.tsx";
import { page as source } from "./sources/source-page/page.tsx";
import { page as sources } from "./sources/sources-page/page.tsx";
import { page as heights } from "./tuskers/heights/page.tsx";
import { page as idCard } from "./tuskers/id-card/page.tsx";
import { page as lives } from "./tuskers/lives/lives-page/page.tsx";
import { page as statistics } from "./tuskers/lives/statistics-page/page.tsx";
import { page as onThisDay } from "./tuskers/on-this-day/page.tsx";
import { page as place } from "./tuskers/places/place-page/page.tsx";
import { page as places } from "./tuskers/places/places-page/page.tsx";
import { page as questions } from "./tuskers/questions/questions-page/page.tsx";
import { page as result } from "./tuskers/questions/result-page/page.tsx";
import { createTuskerPage, formerPage as formerTusker } from "./tuskers/tusker-page/page.tsx";
import { page as tuskers } from "./tuskers/tuskers-page/page.tsx";

/** The pages by their paths in `site/pages.ts`. */
const PAGES = {
  "/": home,
  "/tuskers": tuskers,
  "/articles": articles,
  "/record": lives,
  "/record/statistics": statistics,
  "/record/questions": questions,
  "/record/on-this-day": onThisDay,
  "/tusks-and-heights": heights,
  "/record/questions/result": result,
  "/places": places,
  "/sources": sources,
  "/compare": compare,
  "/data": data,
  "/paper": paper,
  "/about": about,
  "/privacy-policy": privacyPolicy,
  "/terms-of-service": termsOfService,
  "/licences": licences,
  "/tuskers/:slug": createTuskerPage(tuskerPage),
  "/tuskers/:slug/card": idCard,
  "/articles/:slug": createArticlePage(articlePage),
  "/places/:place": place,
  "/sources/:key": source,
  "/search-results": searchResults,
  "/tusker/:id": formerTusker,
  "/article/:id": formerArticle,
  "/id/:id": permanentAddress,
  "/key": key,
  "/field-guide": guide,
  "/field-guide/not-in-it": notInGuide,
  "/contact": contact,
  "/tuskers/:slug/tell": tell,
  "/letters/:token": letter,
  "/review/:token": review,
  "/preview/:token": preview,
  "/not-found": notFound,
  [SUGGESTIONS]: suggestions,
};

const Frame = ({ children }: { children: ReactNode }) => (
  <SiteFrame notice={<MovingNotice />} states={<MovingStates />} templates={templates}>
    {children}
  </SiteFrame>
);

export const answerPage = createAnswerPage({
  list: [...PUBLIC_PAGES, ...PAGE_FRAGMENTS],
  pages: PAGES,
  unknown: notFound,
  frame: Frame,
});
