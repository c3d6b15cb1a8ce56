/** Limits and sizes of the product. Times are in milliseconds and lengths in characters, unless noted. */

export const pageSizes = { projects: 9, blogs: 9, cards: 9 } as const;

/** A list with more pages than this returns a window of page numbers instead of all. */
export const MAX_LISTED_PAGES = 200;
/** Page numbers on each side of the current one in such a window. */
export const PAGE_WINDOW_RADIUS = 5;

/** Maximum rows of a list without pages. */
export const MAX_UNPAGED_ROWS = 100;
/** Maximum items of a cart that is read without pages. */
export const MAX_CART_ITEMS = 1000;

/** Minimum characters of a name and a password at sign-up. */
export const minSignUpLengths = { name: 3, password: 6 } as const;
/** Maximum bytes of a password: bcrypt ignores the rest. */
export const MAX_PASSWORD_BYTES = 72;
/** Lifetime of the links in account e-mails. */
export const mailLinkLifetimes = { resetPassword: 3_600_000, confirmEmail: 86_400_000 } as const;

/** Rows per page of a managed list. */
export const tablePageSizes = { default: 20, most: 100 } as const;

/** Rows per page of the calls that list addresses for the sitemap: few enough that other calls need not wait. */
export const ADDRESS_PAGE_SIZE = 250;

/** In the site's currency; dong and rial prices run into millions. The database columns fit it with two decimals. */
export const priceRange = { min: 0, max: 9_999_999_999 } as const;
export const percentageRange = { min: 0, max: 100 } as const;

/**
 * Timeouts for incoming requests, as options of Node's HTTP server: for the headers, for the whole request, and
 * the interval at which both are checked. A request times out within 30 seconds. Idle connections stay open
 * longer than in common proxies (two minutes by default in Caddy), so that the proxy closes them first: a
 * request sent while the server closes a connection would be lost.
 */
export const requestTimeouts = {
	keepAliveTimeout: 125_000,
	headersTimeout: 15_000,
	requestTimeout: 29_000,
	connectionsCheckingInterval: 1000,
} as const;

/** Maximum size of an uploaded picture. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;

/** Maximum nightly backups that an owner can keep. The BACKUPS variable allows more. */
export const backupLimits = { most: 60 } as const;
export const portRange = { min: 1, max: 65_535 } as const;

/** Lifetime of the link that confirms a newsletter subscription. */
export const SUBSCRIPTION_LINK_LIFETIME_MS = 7 * 24 * 3_600_000;

/** Number of months, projects and users in the overview. */
export const overviewLimits = {
	months: 12,
	projects: 8,
	users: 5,
	days: 7,
	unfinished: 6,
} as const;

export const previewCounts = { projects: 3, covers: 6, blogs: 3 } as const;

/** Search limits: characters and words of a query, results of each type, characters of an excerpt. */
export const searchLimits = { longest: 200, words: 10, results: 12, excerpt: 200 } as const;

export const truncationLengths = { projectName: 30, blogTopic: 35, blogDescription: 255 } as const;

/** Maximum projects attached to a message. */
export const MAX_MESSAGE_PROJECTS = 50;
/** Maximum pages read before a message that are attached to it. */
export const MAX_MESSAGE_PAGES = 20;

export const PROJECT_FEATURE_COUNT = 4;
/** Maximum outcomes and gallery pictures of a project. */
export const MAX_PROJECT_OUTCOMES = 4;
export const MAX_GALLERY_PICTURES = 24;
export const projectYearRange = { min: 1900, max: 2100 } as const;
/** Maximum deliverables and projects of a service. */
export const MAX_SERVICE_DELIVERABLES = 12;
export const MAX_SERVICE_PROJECTS = 6;
export const ratingRange = { min: 1, max: 5 } as const;

export const maxLengths = {
	/** A short value, such as the figure ‘1 in 30’. */
	short: 24,
	name: 120,
	/** Slug of a project or post. */
	slug: 120,
	/** Path of a page, without the origin. */
	path: 500,
	email: 254,
	phone: 40,
	subject: 200,
	line: 300,
	url: 2000,
	text: 5000,
	article: 100_000,
	/** TOTP code or recovery code, including spaces and dashes. */
	code: 40,
} as const;

/** The fixed figures under every project card. */
export const cardCounters = { views: 300, likes: 200, comments: 100 } as const;

export const uiTimings = {
	headlineDelay: 200,
	headlinePause: 1500,
	typing: { min: 120, max: 160 },
	deletion: { min: 40, max: 80 },
	skillStep: 50,
	carousel: 3000,
	reviewPopup: 10_000,
	/** Maximum wait for the location of a review's author. */
	location: 2000,
	reveal: { min: 900, max: 2200 },
	chunkLoad: 120_000,
} as const;

/** First and longest delay, in seconds, before a retry when the database or the CMS is unavailable. */
export const FIRST_RETRY_DELAY_SECONDS = 10;
export const MAX_RETRY_DELAY_SECONDS = 60;

/** Percentage points a skill bar rises each `timings.skillStep`. */
export const SKILL_STEP_POINTS = 2;
export const CAROUSEL_GAP_PX = 50;
/** Pixels of scroll after which the navigation bar turns translucent. */
export const NAV_SCROLL_THRESHOLD_PX = 50;

/** Refetching of the site's queries in the browser. */
export const queryTimings = {
	/** Refetch interval while the page is visible. */
	refetch: 60_000,
	/** A response younger than this is shown without a refetch. */
	stale: 10_000,
} as const;

/** Renewal of access tokens in the browser. Each token contains its own expiry. */
export const tokenTimings = {
	/** Time before expiry at which a new token is requested. */
	renewAhead: 5 * 60_000,
	/** Time before expiry at which a token already counts as expired. */
	expiredEarly: 30_000,
	/** First delay before a renewal without a response is retried. It doubles each time, up to `retryMost`. */
	retryFirst: 30_000,
	retryMost: 16 * 60_000,
	/** Maximum age of a token that is sent to the site's token sync address. */
	syncMaxAge: 300_000,
} as const;

/** Limits of the uploaded files of one import together. */
export const importLimits = { bytes: 500 * 1024 * 1024, files: 50_000 } as const;
