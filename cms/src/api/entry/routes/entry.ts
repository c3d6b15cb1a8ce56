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
import { route } from '../../../contract/route';

const ofKind = { policies: ['global::manages-kind'] };

export default {
	routes: [
		route(publishEntry, ofKind),
		route(unpublishEntry, ofKind),
		route(discardDraft, ofKind),
		route(duplicateEntry, ofKind),
		route(linkPreview, ofKind),
		route(listPreviewLinks),
		route(revokePreviewLink),
		route(readPreview),
	],
};
