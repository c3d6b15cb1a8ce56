import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { ArrowRight, Check } from 'lucide-react';
import { paths } from '../../../config/paths';
import { TextLink } from '../../../ui/text-link';
import type { ShownService } from '../api/list-services';

/** What one gets of a service, how long it takes, from what price, where it shows, and how to ask. */
export function ServiceTerms({ service }: { service: ShownService }) {
	const { servicesHeader, deliverables, duration, priceFrom, related } = service;
	const terms = [
		['Takes', duration],
		['From', priceFrom === null ? '' : messages.price(priceFrom)],
	].filter(([, value]) => value);
	return (
		<>
			{deliverables.length > 0 && (
				<Box as="ul" aria-label={`What ${servicesHeader} gets you`} marginTop="6">
					{deliverables.map((line) => (
						<Box
							as="li"
							key={line}
							display="flex"
							gap="3"
							paddingBlock="3"
							borderTopWidth="1px"
							borderColor="hairline"
							textStyle="ui"
						>
							<Box asChild flex="none" color="greenText" marginTop="1px">
								<Check size={18} strokeWidth={2} aria-hidden />
							</Box>
							{line}
						</Box>
					))}
				</Box>
			)}
			{terms.length > 0 && (
				<Box
					as="dl"
					display="flex"
					flexWrap="wrap"
					columnGap="12"
					rowGap="4"
					paddingBlock="4"
					borderTopWidth="2px"
					borderColor="ink"
					marginTop={deliverables.length > 0 ? '0' : '6'}
				>
					{terms.map(([name, value]) => (
						<div key={name}>
							<Box as="dt" textStyle="label" color="muted">
								{name}
							</Box>
							<Box as="dd" textStyle="h4" fontVariantNumeric="tabular-nums">
								{value}
							</Box>
						</div>
					))}
				</Box>
			)}
			{related.length > 0 && (
				<Box textStyle="ui" paddingBlock="2">
					<Box as="span" color="muted" marginInlineEnd="3">
						Seen in
					</Box>
					{related.map(({ _id, name }) => (
						<TextLink
							key={_id}
							to={paths.project.at(_id)}
							tone="quiet"
							marginInlineEnd="4"
							prefetch="intent"
						>
							{name}
						</TextLink>
					))}
				</Box>
			)}
			<TextLink
				to={`${paths.contact.at()}?subject=${encodeURIComponent(servicesHeader)}`}
				prefetch="intent"
				marginTop="2"
			>
				Ask about {servicesHeader}
				<ArrowRight size={18} strokeWidth={1.75} aria-hidden />
			</TextLink>
		</>
	);
}
