/** Numbers of the product, one place each. Times are milliseconds, lengths are characters. */

export const pageSizes = { projects: 9, blogs: 9, cards: 9 } as const;

/** A list with more pages than this answers a window of page numbers instead of all. */
export const maxListedPages = 200;
/** Page numbers on each side of the current one in such a window. */
export const pageWindow = 5;

/** Most rows of a list that has no pages. */
export const unpagedLimit = 100;
/** Most lines of a cart that is read whole. */
export const cartLimit = 1000;

/** Least characters of a name and a password at sign-up. */
export const signUp = { name: 3, password: 6 } as const;
/** What bcrypt reads of a password. */
export const passwordBytes = 72;
/** How long the link of a mail is good. */
export const mailLink = { resetPassword: 3_600_000, confirmEmail: 86_400_000 } as const;

/** Rows of one page of a list that is managed. */
export const tableSize = { default: 20, most: 100 } as const;

/** In the site's currency, some of which count in millions: dongs, rials. Their columns hold it, with two decimals. */
export const price = { min: 0, max: 9_999_999_999 } as const;
export const percentage = { min: 0, max: 100 } as const;

/**
 * How long a request may take to arrive, as options of Node's server: its headers, the whole, and
 * how often that is looked at. Together they end within thirty seconds. A connection nobody uses is
 * kept longer than by any proxy (two minutes in Caddy's own settings): whichever closes it first, a
 * message that is sent at that moment is lost by the other.
 */
export const requestTimes = {
	keepAliveTimeout: 125_000,
	headersTimeout: 15_000,
	requestTimeout: 29_000,
	connectionsCheckingInterval: 1000,
} as const;

/** What an uploaded picture may be at most. */
export const upload = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;

/** Nightly ones that an owner may keep; a variable may say more. */
export const backups = { most: 60 } as const;
export const ports = { min: 1, max: 65_535 } as const;

/** How long the link that confirms a subscription is good. */
export const confirmWithin = 7 * 24 * 3_600_000;

/** What the overview shows of each. */
export const overview = { months: 12, projects: 8, users: 5 } as const;

export const previews = { projects: 3, covers: 6, blogs: 3 } as const;

/** What is asked for, in characters and words; results of each kind; characters of an excerpt. */
export const search = { longest: 200, words: 10, results: 12, excerpt: 200 } as const;

export const truncation = { projectName: 30, blogTopic: 35, blogDescription: 255 } as const;

/** A message is about this many projects at most. */
export const maxMessageProjects = 50;

export const projectFeatures = 4;
/** Most of each that a project shows. */
export const projectOutcomes = 4;
export const galleryPictures = 24;
export const projectYear = { min: 1900, max: 2100 } as const;
/** Most of each that a service names. */
export const serviceDeliverables = 12;
export const serviceProjects = 6;
export const rating = { min: 1, max: 5 } as const;

export const maxLengths = {
	/** Of a figure such as ‘1 in 30’. */
	short: 24,
	name: 120,
	/** Of a project's or a post's part of its address. */
	slug: 120,
	/** Of the address of a page, without what stands before it. */
	path: 500,
	email: 254,
	phone: 40,
	subject: 200,
	line: 300,
	url: 2000,
	text: 5000,
	article: 100_000,
	/** Of an app's code or a recovery code, spaces and dashes included. */
	code: 40,
} as const;

/** The fixed figures under every project card. */
export const cardCounters = { views: 300, likes: 200, comments: 100 } as const;

export const timings = {
	headlineDelay: 200,
	headlinePause: 1500,
	typing: { min: 120, max: 160 },
	deletion: { min: 40, max: 80 },
	skillStep: 50,
	carousel: 3000,
	reviewPopup: 10_000,
	/** How long a review waits for its writer's location at most. */
	location: 2000,
	reveal: { min: 900, max: 2200 },
	chunkLoad: 120_000,
} as const;

/** Seconds after which what met no database, or no CMS, is asked for again: at first, and at most. */
export const retryAfter = 10;
export const longestRetry = 60;

/** Percentage points a skill bar rises each `timings.skillStep`. */
export const skillStepPoints = 2;
export const carouselGap = 50;
/** Pixels of scroll after which the navigation bar turns translucent. */
export const navScroll = 50;

/** How the site's queries are kept fresh in a browser. */
export const queries = {
	/** How often one is fetched again while its page is visible. */
	refetch: 60_000,
	/** A response younger than this is shown without fetching it again. */
	stale: 10_000,
} as const;

/** How long an access token is trusted; a token comes with its own time of expiry. */
export const tokens = {
	/** A new one is asked for this long before the old one expires. */
	renewAhead: 5 * 60_000,
	/** It counts as expired this long before it is. */
	expiredEarly: 30_000,
	/** Pause before a renewal that got no response is tried again; it doubles each time. */
	retryFirst: 30_000,
	retryMost: 16 * 60_000,
	/** An older one is not sent to the address that follows sign-ins. */
	syncMaxAge: 300_000,
} as const;
