import { Box } from '@chakra-ui/react';
import { messages, type Project } from '@sumu/contract';
import { Check, CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../../../config/paths';
import type { SessionUser } from '../../../lib/session';
import { useWords } from '../../../lib/words/use-words';
import { prepareAlerts, toast } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { useAddToCart } from '../api/use-add-to-cart';
import { lineOf } from '../lines';
import { useIsIn } from '../use-cart';

/** Puts the project into the cart, this browser's own where nobody is signed in; says so where it is in it. */
export function AddToCart({ project, user }: { project: Project; user: SessionUser | null }) {
	const { say } = useWords();
	const isIn = useIsIn(project._id);
	const { mutateAsync, isPending, isError } = useAddToCart(user?.email ?? '');
	useEffect(prepareAlerts, []);
	const add = async () => {
		await mutateAsync(lineOf(project, user));
		await toast('success', { title: say(messages.addedToCard), text: project.projectsName });
	};
	return (
		<Box display="flex" flexDirection="column">
			<Button
				variant={isIn ? 'ink' : 'accent'}
				aria-disabled={isIn || isPending}
				onClick={() => {
					// What went wrong stands below.
					if (!isIn && !isPending) add().catch(() => {});
				}}
			>
				{isIn && <Check size={19} aria-hidden />}
				{isIn ? say('In your card') : say(messages.addToCard)}
			</Button>
			<Box role="alert" color="danger" textStyle="small">
				{isError && !isIn && (
					<Box display="flex" gap="2" paddingTop="3">
						<Box asChild flex="none">
							<CircleAlert size={18} aria-hidden />
						</Box>
						{say('It could not be added. Please try again.')}
					</Box>
				)}
			</Box>
			{isIn && (
				<TextLink to={paths.cards.at()} alignSelf="start" marginTop="4">
					{say('View Cart')}
				</TextLink>
			)}
		</Box>
	);
}
