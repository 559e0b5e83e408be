import type { Source } from "../../sources/source.ts";

/**
 * The sources of what is shipped, by their keys in the starter content. A library may hold others under these keys, or
 * the same ones under other keys, so they are found by what they are.
 */
export const SHIPPED_SOURCES: Readonly<Record<string, Pick<Source, "title" | "url">>> = {
  S15: {
    title: "Save the Elephants: Longest surviving tusker in Yala National Park, Thilak, dies (S. Miththapala)",
    url: "https://savetheelephants.org/news/longest-surviving-tusker-in-yala-national-park-thilak-dies-sri-lanka",
  },
  S31: {
    title: "Sri Lanka Elephant: More tuskers in the Kalawewe area",
    url: "https://srilankaelephant.com/other/more-tuskers-in-the-kalawewe-area",
  },
  S38: {
    title: "Ceylon Today, 1 August 2022: Tusker Barana departs",
    url: "https://ceylontoday.lk/2022/08/01/tusker-barana-departs",
  },
  S49: {
    title: "Asian Mirror: Famed elephant Deega Danthu bids farewell after electrocution",
    url: "https://asianmirror.lk/news/item/38979-famed-elephant-deega-danthu-bids-farewell-after-electrocution",
  },
  S99: {
    title: "Daily Mirror, December 2019: Only five elephants suitable to carry relics: DN",
    url: "https://dailymirror.lk/breaking_news/Only-five-elephants-suitable-to-carry-relics-DN/108-180451",
  },
  S100: {
    title: "Xinhua (Big News Network), 7 March 2022: on the death of Nadungamuwa Raja",
    url: "https://bignewsnetwork.com/news/272365293",
  },
  S101: {
    title: "Earthlanka, 7 March 2022: Nadungamuwa Raja dies",
    url: "https://earthlanka.net/2022/03/07/nadungamuwa-raja-dies",
  },
  S105: {
    title: "Wikipedia (copy): Nadungamuwa Raja; also Sri Lankan Daily: Nadungamuwe Raja died at age of 69",
    url: "https://enwikipedia.net/wiki/Nadungamuwa_Raja",
  },
  S111: {
    title: "Tuskers Sri Lanka (blog), September 2025: Indi Raja",
    url: "https://tuskerssrilanka.blogspot.com/2025/09/indi-raja.html",
  },
  S158: {
    title: "The Serendib (blog), October 2011: Yala National Park",
    url: "https://theserendib.blogspot.com/2011/10/yala-national-park.html",
  },
  S160: { title: "Wikipedia (copies): List of national parks of Sri Lanka" },
  S162: {
    title: "Sunday Observer, 4 August 2013: on Udawalawe National Park",
    url: "https://archives.sundayobserver.lk/2013/08/04/jun02.asp",
  },
  S163: { title: "De Silva et al., 2011: population estimate for elephants of Uda Walawe (abstract)" },
  S166: { title: "ElephantVoices: Minneriya and Kaudulla National Parks" },
  S167: {
    title: "Wildlife and Nature Protection Society, 12 July 2022: Sabotage of a major tourist attraction",
    url: "https://wnpssl.org/news/SABOTAGE)_OF_A_MAJOR_TOURIST_ATTRACTION.html",
  },
  S168: {
    title: "Jetwing Eco Holidays, May 2015; also Birding Tours Sri Lanka: What is Elephant Gathering in Sri Lanka",
    url: "https://jetwingecoholidays.blogspot.com/2015/05",
  },
  S169: {
    title: "Daily FT, 27 November 2025: WNPS restores Great Elephant Gathering of Minneriya",
    url: "https://ft.lk/news/WNPS-restores-Great-Elephant-Gathering-of-Minneriya/56-784906",
  },
  S175: {
    title: "Kalpana Karanna (blog), August 2018: on Kala Wewa National Park",
    url: "https://kalpanakaranna.blogspot.com/2018/08",
  },
  S176: {
    title: "Ratmale (blog), September 2017: on Kala Wewa National Park",
    url: "https://ratmale.blogspot.com/2017/09",
  },
  S177: {
    title: "Ceylon Today, 1 May 2021: Mystery of the elusive tusker",
    url: "https://ceylontoday.lk/news/mystery-of-the-elusive-tusker",
  },
  S179: {
    title: "Lanka Environment Fund: Wilpattu demands attention at a national level; also Go Travel Lanka",
    url: "https://lankaenvironmentfund.org/wilpattu-demands-attention-at-a-national-level",
  },
  S186: {
    title: "Lankapradeepa, April 2022: Lahugala Kitulana National Park",
    url: "https://lankapradeepa.com/2022/04/lahugala-kitulana-national-park.html",
  },
  S187: {
    title: "Ampara Heritage: Lahugala Kithulana National Park",
    url: "https://amparaheritage.lk/travel/wildlife/lahugala-kithulana-national-park",
  },
  S188: {
    title: "Wikipedia (copy): Lahugala Kitulana National Park; also Tripwebs",
    url: "https://sharetraveller.com/lahugala-kitulana-national-park-sri-lanka",
  },
  S205: {
    title:
      "Lanka Image (from The Island), 23 November 2025: Elephant population rises to 7,451 but experts urge caution",
    url: "https://lankaimage.com/2025/11/23/elephant-population-rises-to-7451-but-experts-urge-caution",
  },
  S206: {
    title: "Daily Mirror, 2 September 2011: 5,879 elephants in SL; also Associated Press and Daily FT",
    url: "https://dailymirror.lk/amp/breaking-news/5879-elephants-in-sl/108-13358",
  },
  S213: {
    title: "BBC News, 2011: Sri Lankan elephant numbers 'healthy', survey suggests",
    url: "https://bbc.com/news/world-south-asia-14767882",
  },
  S232: {
    title: "AFP, February 2025 (copy): Sri Lanka reports massive tolls in human-elephant conflicts",
    url: "https://neherald.com/world/sri-lanka-reports-massive-tolls-in-human-elephant-conflicts",
  },
  S233: {
    title: "Daily Mirror: 298 elephants electrocuted since 2018: Wildlife Dept.",
    url: "https://dailymirror.lk/front-page/298-elephants-electrocuted-since-2018-Wildlife-Dept/238-279295",
  },
  S243: {
    title: "National Action Plan for the Mitigation of Human-Elephant Conflict",
    url: "https://nationalactionplan.info/",
  },
  S244: {
    title: "Centre for Conservation and Research: Electric fences for villages",
    url: "https://ccrsl.gadola.com/Programs/electric-fences/for-villages",
  },
  S245: {
    title: "Front Page: Plan for reducing human-elephant conflicts presented to Parliament committee",
    url: "https://frontpage.lk/plan-for-reducing-human-elephant-conflicts-presented-to-parliament-committee",
  },
};
