import { Box } from '@chakra-ui/react';
import type { CartItem } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { ArrowUpRight } from 'lucide-react';
import { sitePaths } from '../../../config/paths';
import { useSite } from '../../../lib/site/use-site';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Price } from '../../../ui/price';
import { Body, CardLabel, Cell, Head, HeadCell, Table, TableRow } from '../../../ui/table';
import { OutsideLink, TextLink } from '../../../ui/text-link';
import { RemoveButton } from './remove-button';

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

const LiveLink = ({ address }: { address: string }) => {
	const { t } = useWords();
	return address ? (
		<Cell alignItems="center">
			<CardLabel aria-hidden>{t('Live Link')}</CardLabel>
			<OutsideLink href={address} textStyle="small" gap="1">
				{hostOf(address)}
				<ArrowUpRight size={16} strokeWidth={1.75} aria-hidden />
			</OutsideLink>
		</Cell>
	) : (
		<Cell hideBelow="xl" />
	);
};

/** Table of the cart's lines; each is a card below `xl`. */
export function CartTable({ cards, email }: { cards: readonly CartItem[]; email: string }) {
	const { number, t } = useWords();
	const directionOf = useTextDirection();
	// The original wording has the specified columns; others show the prices that add up to the subtotal.
	const isSpecified = isOriginal(useSite()) && email !== '';
	const hasPrices = !isSpecified && cards.some(({ projectPrice }) => projectPrice !== null);
	const hasLinks = cards.some(({ projectsLiveLink }) => projectsLiveLink);
	return (
		<Table aria-label={t('Card Overview')}>
			<Head>
				<TableRow>
					<HeadCell>{t('Id')}</HeadCell>
					<HeadCell>{t('Project Name')}</HeadCell>
					{isSpecified && <HeadCell>{t('user email')}</HeadCell>}
					{hasLinks && <HeadCell>{t('Live Link')}</HeadCell>}
					{hasPrices && <HeadCell data-role="figure">{t('Price')}</HeadCell>}
					<HeadCell data-role="figure">{t('Option')}</HeadCell>
				</TableRow>
			</Head>
			<Body>
				{cards.map((card, index) => (
					<TableRow key={card.projectId}>
						<Cell data-role="tick">{number(index + 1)}</Cell>
						<Cell data-role="main">
							<TextLink
								to={sitePaths.project.at(card.slug)}
								dir={directionOf(card.projectsName)}
								prefetch="intent"
								tone="quiet"
								textStyle="ui"
								fontWeight="strong"
							>
								{card.projectsName}
							</TextLink>
						</Cell>
						{isSpecified && (
							<Cell>
								<CardLabel aria-hidden>{t('user email')}</CardLabel>
								<Box as="span" color={{ xl: 'muted' }} textAlign={{ base: 'end', xl: 'start' }}>
									{card.email}
								</Box>
							</Cell>
						)}
						{hasLinks && <LiveLink address={card.projectsLiveLink} />}
						{hasPrices && (
							<Cell data-role="figure">
								<CardLabel aria-hidden>{t('Price')}</CardLabel>
								<Price amount={card.projectPrice} />
							</Cell>
						)}
						<Cell data-role="actions">
							<RemoveButton card={card} email={email} />
						</Cell>
					</TableRow>
				))}
			</Body>
		</Table>
	);
}
