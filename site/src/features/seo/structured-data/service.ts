import type { Service, Site } from '@sumu/contract';
import type { Offer, Service as ServiceThing } from 'schema-dts';
import { paths } from '../../../config/paths';
import { absolute, personId } from './person';

/** Fields of a service that structured data needs. */
export type DescribedService = Pick<
	Service,
	'_id' | 'servicesHeader' | 'servicesDescription' | 'picture' | 'priceFrom'
>;

/** Lowest price of a service, as an offer. */
const offer = (price: number, priceCurrency: string, url: string): Offer => ({
	'@type': 'Offer',
	url,
	price,
	priceCurrency,
	priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency },
});

/** Service of the owner, with an offer if it has a price. */
export function service(described: DescribedService, site: Site, origin: string): ServiceThing {
	const { _id, servicesHeader, servicesDescription, picture, priceFrom } = described;
	const url = `${origin}${paths.services.at()}#${_id}`;
	return {
		'@type': 'Service',
		'@id': url,
		url,
		name: servicesHeader,
		...(servicesDescription && { description: servicesDescription }),
		...(picture && { image: absolute(picture.url, origin) }),
		provider: { '@id': personId(origin) },
		...(priceFrom !== null && { offers: offer(priceFrom, site.currency, url) }),
	};
}
