import { catalogue } from "../platform/languages/catalogue.ts";

/** The heading of each part of the legal pages: above the part on the page, and in English as the label of its field. */
const englishHeadings = {
  privacy: {
    responsible: "Who is responsible",
    collect: "What we collect",
    use: "How we use it",
    cookies: "Cookies and consent",
    retention: "How long we keep it",
    children: "Children",
    rights: "Your rights",
    security: "Security",
    changes: "Changes",
    contact: "Contact",
    more: "Further points",
  },
  terms: {
    acceptance: "These terms",
    service: "What the site offers",
    accuracy: "Accuracy",
    use: "Fair use of the site",
    content: "Texts and pictures",
    links: "Other sites",
    liability: "Liability",
    changes: "Changes",
    contact: "Contact",
    more: "Further points",
  },
};

export const legalHeadings = catalogue(englishHeadings);

const shared = { description: "Description for search engines", publication: "Publication" };

/** The labels of all fields. Messages about a field begin with them. */
export const pageLabels = {
  home: {
    ...shared,
    heroTitle: "Heading over the picture",
    heroLead: "Text over the picture",
    whyTitle: "Heading of the first essay",
    whyText: "First essay",
    whyFigures: "Figures of the first essay",
    walkTitle: "Heading beside the places",
    walkText: "Text beside the places",
    walkPlaces: "Table of places",
    processionTitle: "Heading of the second essay",
    processionText: "Second essay",
    processionFigures: "Figures of the second essay",
    tollTitle: "Heading of the toll",
    tollNumber: "Large figure of the toll",
    tollSources: "Sources of the large figure",
    tollText: "Text under the large figure",
    tollYears: "Chart of elephants electrocuted, by year",
    wireText: "Text under the chart",
  },
  about: {
    ...shared,
    heading: "Heading",
    lead: "Text under the heading",
    namesTitle: "Heading of the first essay",
    namesText: "First essay",
    namesFigures: "Figures",
    writeTitle: "Heading of the second essay",
    writeText: "Second essay",
    askTitle: "Heading of the request",
    askText: "Text of the request",
    beginTitle: "Heading of the last part",
    beginText: "Last part",
  },
  privacy: { ...shared, ...englishHeadings.privacy, effective: "In effect from" },
  terms: { ...shared, ...englishHeadings.terms, effective: "In effect from" },
};

/** The names of the pages in the admin area, and in what was done there. */
export const PAGE_NAMES = {
  home: "Home",
  about: "About Us",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
};

/** The titles of the pages for readers. */
export const pageTitles = catalogue(PAGE_NAMES);
