import { adminApi } from '@strapi/strapi/admin';

const api = adminApi.injectEndpoints({
	endpoints: (build) => ({
		article: build.query<string, string>({
			query: (text) => ({ method: 'POST', url: '/admin/sumu/article', data: { text } }),
			transformResponse: ({ data }: { data: { html: string } }) => data.html,
			keepUnusedDataFor: 0,
		}),
	}),
});

export const { useArticleQuery } = api;
