import {
	discardDraft,
	duplicateEntry,
	linkPreview,
	listPreviewLinks,
	publishEntry,
	readPreview,
	revokePreviewLink,
	unpublishEntry,
} from '@sumu/contract';
import { createRoute } from '../../../contract/route';

const ofKind = { policies: ['global::manages-kind'] };

export default {
	routes: [
		createRoute(publishEntry, ofKind),
		createRoute(unpublishEntry, ofKind),
		createRoute(discardDraft, ofKind),
		createRoute(duplicateEntry, ofKind),
		createRoute(linkPreview, ofKind),
		createRoute(listPreviewLinks),
		createRoute(revokePreviewLink),
		createRoute(readPreview),
	],
};
