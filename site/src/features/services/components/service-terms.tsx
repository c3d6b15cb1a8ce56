import { Box } from '@chakra-ui/react';
import { ArrowRight, Check } from 'lucide-react';
import { sitePaths } from '../../../config/paths';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Price } from '../../../ui/price';
import { TextLink } from '../../../ui/text-link';
import type { ShownService } from '../api/list-services';

/** Starting price and duration. */
export function ServicePrice({ service: { duration, priceFrom } }: { service: ShownService }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	const serviceTerms = [
		{ name: t('From'), value: priceFrom !== null && <Price amount={priceFrom} />, dir: undefined },
		{ name: t('Duration'), value: duration, dir: directionOf(duration) },
	].filter(({ value }) => value);
	if (serviceTerms.length === 0) return null;
	return (
		<Box as="dl" display="flex" flexWrap="wrap" columnGap="12" rowGap="4" marginTop="4">
			{serviceTerms.map(({ name, value, dir }) => (
				<div key={name}>
					<Box as="dt" textStyle="label" color="muted">
						{name}
					</Box>
					<Box as="dd" dir={dir} textStyle="h4" fontVariantNumeric="tabular-nums">
						{value}
					</Box>
				</div>
			))}
		</Box>
	);
}

/** Deliverables, related projects and a contact link. */
export function ServiceTerms({ service }: { service: ShownService }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	const { servicesHeader, deliverables, related } = service;
	return (
		<>
			{deliverables.length > 0 && (
				<Box
					as="ul"
					aria-label={t('What {service} includes', { service: servicesHeader })}
					marginTop="6"
				>
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
							<Box as="span" dir={directionOf(line)} minWidth="0" overflowWrap="anywhere">
								{line}
							</Box>
						</Box>
					))}
				</Box>
			)}
			{related.length > 0 && (
				<Box
					display="grid"
					gridTemplateColumns="auto minmax(0, 1fr)"
					columnGap="3"
					alignItems="baseline"
					textStyle="ui"
					paddingBlock="2"
				>
					<Box as="span" color="muted">
						{t('Seen in')}
					</Box>
					<Box display="flex" flexWrap="wrap" columnGap="4">
						{related.map(({ _id, slug, name }) => (
							<TextLink
								key={_id}
								to={sitePaths.project.at(slug)}
								tone="quiet"
								prefetch="intent"
								overflowWrap="anywhere"
							>
								{name}
							</TextLink>
						))}
					</Box>
				</Box>
			)}
			<TextLink
				to={`${sitePaths.contact.at()}?subject=${encodeURIComponent(servicesHeader)}`}
				prefetch="intent"
				marginTop="2"
				overflowWrap="anywhere"
			>
				{t('Ask about {service}', { service: servicesHeader })}
				<ArrowRight size={18} strokeWidth={1.75} aria-hidden />
			</TextLink>
		</>
	);
}
