export const DISTRICTS = [
  "Ampara",
  "Anuradhapura",
  "Badulla",
  "Batticaloa",
  "Colombo",
  "Galle",
  "Gampaha",
  "Hambantota",
  "Jaffna",
  "Kalutara",
  "Kandy",
  "Kegalle",
  "Kilinochchi",
  "Kurunegala",
  "Mannar",
  "Matale",
  "Matara",
  "Monaragala",
  "Mullaitivu",
  "Nuwara Eliya",
  "Polonnaruwa",
  "Puttalam",
  "Ratnapura",
  "Trincomalee",
  "Vavuniya",
];

export const NATIONAL_PARKS = [
  "Bundala",
  "Flood Plains",
  "Gal Oya",
  "Horowpathana",
  "Kala Wewa",
  "Kaudulla",
  "Kumana",
  "Lahugala Kitulana",
  "Lunugamvehera",
  "Maduru Oya",
  "Minneriya",
  "Somawathiya",
  "Udawalawe",
  "Wasgamuwa",
  "Wilpattu",
  "Yala",
];

/**
 * The most precise places that a public text may name for a living or missing wild tusker, spelled as in those texts.
 */
export const PARKS_AND_DISTRICTS: readonly string[] = [
  ...NATIONAL_PARKS.map((name) => `${name} National Park`),
  "Kahalla–Pallekele Sanctuary",
  "Hambantota Managed Elephant Reserve",
  ...DISTRICTS.map((name) => `${name} District`),
];
