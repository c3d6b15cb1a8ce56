import * as calls from '../endpoints/statistics';
import { defineExample } from './example';
import { toItemResponse } from './responses';
import { sampleId } from './samples';

export const statisticsExamples = {
	reportVisit: defineExample(calls.reportVisit, {
		body: { path: '/project/hill-tracts-tea', referrer: 'https://search.example/' },
		response: null,
	}),
	readStatistics: defineExample(calls.readStatistics, {
		query: { from: '2026-11-22', to: '2026-11-22', by: 'day' },
		response: toItemResponse({
			views: 3,
			visitors: 2,
			previous: { views: 1, visitors: 1 },
			days: [{ day: '2026-11-22', views: 3, visitors: 2 }],
			pages: [{ path: '/project/hill-tracts-tea', views: 3 }],
			referrers: [{ referrer: 'search.example', views: 1 }],
			countries: [{ country: 'BD', views: 2 }],
			devices: [{ device: 'phone', views: 3 }],
			projects: [
				{ _id: sampleId, title: 'Hill Tracts Tea', views: 3, shortlisted: 1, enquiries: 1 },
			],
		}),
	}),
};
