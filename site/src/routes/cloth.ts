import { getSite } from '@sumu/contract';
import { threadsOf } from '@sumu/contract/brand';
import { drawField, type FamilyName, hashOf } from '@sumu/contract/weave';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
	type AccountIllustrationName,
	accountIllustrationNames,
} from '../config/files-of-some-pages';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';
import { brandThemes } from '../theme/brand.server';

const patternFamilies: Readonly<Record<AccountIllustrationName, FamilyName>> = {
	login: 'ikat',
	signup: 'kilim',
	account: 'kantha',
};

export const loader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
	orErrorResponse(async () => {
		const name = accountIllustrationNames.find((one) => one === params.name);
		if (!name) return new Response(null, { status: 404 });
		const { ownerName, brand } = (await callEndpoint(getSite, {})).data;
		const { gap: _, ...colours } = threadsOf(brandThemes(brand));
		const { svg } = drawField({
			name: ownerName,
			family: patternFamilies[name],
			layout: 'brick',
			colours,
			motif: 3,
			richness: 3,
			border: 0,
			seed: hashOf(ownerName + name) % 1_000_000,
		});
		return new Response(svg, {
			headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' },
		});
	});
