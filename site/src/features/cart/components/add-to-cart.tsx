import { Box } from '@chakra-ui/react';
import { messages, type Project } from '@sumu/contract';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { sitePaths } from '../../../config/paths';
import type { SessionUser } from '../../../lib/session';
import { useWords } from '../../../lib/words/use-words';
import { prepareAlerts, showToast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { useAddToCart } from '../api/change-cart';
import { lineOf } from '../lines';
import { useIsIn } from '../use-cart';

/**
 * Button that adds a project to the cart, or to this browser's shortlist for signed-out visitors. Shows whether it is
 * already in there.
 */
export function AddToCart({ project, user }: { project: Project; user: SessionUser | null }) {
	const { t } = useWords();
	const isIn = useIsIn(project._id);
	const { mutateAsync, isPending, isError } = useAddToCart(user?.email ?? '');
	useEffect(prepareAlerts, []);
	const addAndNotify = async () => {
		await mutateAsync(lineOf(project, user));
		await showToast('success', { title: t(messages.addedToCard), text: project.projectsName });
	};
	return (
		<Box display="flex" flexDirection="column">
			<Button
				variant={isIn ? 'ink' : 'accent'}
				aria-disabled={isIn || isPending}
				onClick={() => {
					// Errors are shown below the button.
					if (!isIn && !isPending) addAndNotify().catch(() => {});
				}}
			>
				{isIn && <Check size={19} aria-hidden />}
				{isIn ? t('In your card') : t(messages.addToCard)}
			</Button>
			<Box role="alert" color="danger" textStyle="small">
				{isError && !isIn && (
					<Box display="flex" gap="2" paddingTop="3">
						<Box asChild flex="none">
							<CircleAlert size={18} aria-hidden />
						</Box>
						{t('The project couldn’t be added. Please try again.')}
					</Box>
				)}
			</Box>
			{isIn && (
				<TextLink to={sitePaths.cards.at()} alignSelf="start" marginTop="4">
					{t('View Cart')}
				</TextLink>
			)}
		</Box>
	);
}
