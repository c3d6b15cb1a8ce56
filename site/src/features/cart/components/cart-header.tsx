import { Box } from '@chakra-ui/react';
import { type CartItem, MAX_MESSAGE_PROJECTS } from '@sumu/contract';
import { isOriginal } from '@sumu/contract/words';
import { ArrowRight } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { contactAbout } from '../../../config/paths';
import { loginAt } from '../../../lib/auth';
import { useSite } from '../../../lib/site/use-site';
import { useWords } from '../../../lib/words/use-words';
import { LinkButton } from '../../../ui/button';
import { Columns } from '../../../ui/container';
import { TextLink } from '../../../ui/text-link';
import { figuresOf } from '../figures';

/** Header of both cart pages: number of projects, subtotal and links. */
export function CartHeader({
	title,
	cards,
	email,
	other,
}: {
	title: string;
	cards: readonly CartItem[];
	/** Account e-mail of the cart's owner; '' for this browser's shortlist. */
	email: string;
	/** Link to the other of the two pages. */
	other: { readonly label: string; readonly to: string };
}) {
	const { counted, money, number, t } = useWords();
	const location = useLocation();
	const { count, subtotal: flooredSubtotal, exact } = figuresOf(cards, email);
	const subtotal = isOriginal(useSite()) ? flooredSubtotal : exact;
	const messageProjectIds = cards.slice(0, MAX_MESSAGE_PROJECTS).map(({ projectId }) => projectId);
	return (
		<Columns rowGap="8" alignItems="end">
			<Box as="h1" textStyle="h1" gridColumn={{ lg: '1 / 8' }}>
				{title}
			</Box>
			{count > 0 && (
				<Box gridColumn={{ lg: '8 / 13' }}>
					<div role="status" aria-label={t('The cart')}>
						<Box as="dl" display="flex" gap="12">
							<Figure
								name={counted({ one: 'project', other: 'projects' }, count)}
								value={number(count)}
							/>
							{subtotal !== null && <Figure name={t('subtotal')} value={money(subtotal)} />}
						</Box>
					</div>
					<Box
						display="flex"
						flexWrap="wrap"
						alignItems="center"
						columnGap="8"
						rowGap="3"
						marginTop="6"
					>
						<LinkButton to={contactAbout(messageProjectIds)} prefetch="intent">
							{t('Ask about these')}
							<ArrowRight size={18} aria-hidden />
						</LinkButton>
						<TextLink to={other.to} prefetch="intent">
							{other.label}
						</TextLink>
					</Box>
					{!email && (
						<Box as="p" textStyle="small" color="muted" marginTop="6">
							{t('Saved on this device only.')}{' '}
							<TextLink to={loginAt(location)}>
								{t('Log in to use it on all your devices')}
							</TextLink>
						</Box>
					)}
				</Box>
			)}
		</Columns>
	);
}

const Figure = ({ name, value }: { name: string; value: string }) => (
	<Box display="flex" flexDirection="column-reverse">
		<Box as="dt" textStyle="small" color="muted">
			{name}
		</Box>
		<Box as="dd" textStyle="figure" fontSize="clamp(3rem, 2.4rem + 1.8vw, 4.25rem)">
			{value}
		</Box>
	</Box>
);
