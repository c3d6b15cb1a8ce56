import type { Service, Site } from '@sumu/contract';
import type { Offer, Service as ServiceThing } from 'schema-dts';
import { sitePaths } from '../../../config/paths';
import { personId, toAbsoluteUrl } from './person';

/** Fields of a service that structured data needs. */
export type DescribedService = Pick<
	Service,
	'_id' | 'servicesHeader' | 'servicesDescription' | 'picture' | 'priceFrom'
>;

/** Lowest price of a service, as an offer. */
const createOffer = (price: number, priceCurrency: string, url: string): Offer => ({
	'@type': 'Offer',
	url,
	price,
	priceCurrency,
	priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency },
});

/** Service of the owner, with an offer if it has a price. */
export function createService(
	describedService: DescribedService,
	site: Site,
	origin: string,
): ServiceThing {
	const { _id, servicesHeader, servicesDescription, picture, priceFrom } = describedService;
	const url = `${origin}${sitePaths.services.at()}#${_id}`;
	return {
		'@type': 'Service',
		'@id': url,
		url,
		name: servicesHeader,
		...(servicesDescription && { description: servicesDescription }),
		...(picture && { image: toAbsoluteUrl(picture.url, origin) }),
		provider: { '@id': personId(origin) },
		...(priceFrom !== null && { offers: createOffer(priceFrom, site.currency, url) }),
	};
}
