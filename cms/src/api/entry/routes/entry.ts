import {
	discardDraft,
	duplicateEntry,
	linkPreview,
	publishEntry,
	readPreview,
	unpublishEntry,
} from '@sumu/contract';
import { route } from '../../../contract/route';

export default {
	routes: [
		route(publishEntry),
		route(unpublishEntry),
		route(discardDraft),
		route(duplicateEntry),
		route(linkPreview),
		route(readPreview),
	],
};
