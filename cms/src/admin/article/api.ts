import { adminApi } from '@strapi/strapi/admin';

const articlePreviewApi = adminApi.injectEndpoints({
	endpoints: (build) => ({
		article: build.query<{ html: string; isPlain: boolean }, string>({
			query: (text) => ({ method: 'POST', url: '/admin/sumu/article', data: { text } }),
			transformResponse: ({ data }: { data: { html: string; isPlain: boolean } }) => data,
			keepUnusedDataFor: 0,
		}),
	}),
});

export const { useArticleQuery } = articlePreviewApi;
