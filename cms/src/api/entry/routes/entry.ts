import {
	discardDraft,
	duplicateEntry,
	linkPreview,
	publishEntry,
	readPreview,
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
		route(readPreview),
	],
};
