import type { ReactNode } from "react";
import { page as compare } from "../../features/compare/page.tsx";
import { page as data } from "../../features/data-releases/pages/data/page.tsx";
import { page as heights } from "../../features/heights/page.tsx";
import { page as key } from "../../features/key/pages/key/page.tsx";
import { page as letter } from "../../features/letters/pages/letters/[token]/page.tsx";
import { page as tell } from "../../features/letters/pages/tuskers/[slug]/tell/page.tsx";
import { page as notInGuide } from "../../features/offline-guide/pages/field-guide/not-in-it-page.tsx";
import { page as guide } from "../../features/offline-guide/pages/field-guide/page.tsx";
import { page as onThisDay } from "../../features/on-this-day/page.tsx";
import { page as idCard } from "../../features/printing/id-card/page.tsx";
import { page as paper } from "../../features/printing/pages/paper/page.tsx";
import { page as questions } from "../../features/quiz/pages/record/questions/page.tsx";
import { page as result } from "../../features/quiz/pages/record/questions/result/page.tsx";
import { SiteFrame } from "../../site/frame/site-frame.tsx";
import { MovingNotice, MovingStates } from "../../site/moving/moving-states.tsx";
import { page as about } from "../../site/pages/about/page.tsx";
import { createArticlePage, formerPage as formerArticle } from "../../site/pages/articles/[slug]/page.tsx";
import { page as articles } from "../../site/pages/articles/page.tsx";
import { page as contact } from "../../site/pages/contact/page.tsx";
import { page as home } from "../../site/pages/home/page.tsx";
import { page as permanentAddress } from "../../site/pages/id/[id]/page.tsx";
import { page as licences } from "../../site/pages/licences/page.tsx";
import { page as notFound } from "../../site/pages/not-found/page.tsx";
import { page as place } from "../../site/pages/places/[place]/page.tsx";
import { page as places } from "../../site/pages/places/page.tsx";
import { page as preview } from "../../site/pages/preview/[token]/page.tsx";
import { page as privacyPolicy } from "../../site/pages/privacy-policy/page.tsx";
import { page as lives } from "../../site/pages/record/page.tsx";
import { page as statistics } from "../../site/pages/record/statistics/page.tsx";
import { page as review } from "../../site/pages/review/[token]/page.tsx";
import { page as searchResults } from "../../site/pages/search-results/page.tsx";
import { page as source } from "../../site/pages/sources/[key]/page.tsx";
import { page as sources } from "../../site/pages/sources/page.tsx";
import { page as termsOfService } from "../../site/pages/terms-of-service/page.tsx";
import { createTuskerPage, formerPage as formerTusker } from "../../site/pages/tuskers/[slug]/page.tsx";
import { page as tuskers } from "../../site/pages/tuskers/page.tsx";
import { fragment as suggestions } from "../../site/parts/suggestions/fragment.tsx";
import { SUGGESTIONS } from "../../site/parts/suggestions/suggestions-address.ts";
import { createAnswerPage } from "../../site/render/answer-page.server.tsx";
import { articlePage, templates, tuskerPage } from "../slots.tsx";
import { PAGE_FRAGMENTS, PUBLIC_PAGES } from "./pages.ts";

/** The pages by their paths in `pages.ts`. */
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
