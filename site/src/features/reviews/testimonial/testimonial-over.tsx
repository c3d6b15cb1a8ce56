import { messages } from '@sumu/contract';
import type { StaticText } from '@sumu/contract/words';
import { Form, useNavigation } from 'react-router-dom';
import { sitePaths } from '../../../config/paths';
import { useTranslateMessage } from '../../../lib/words/translate-message';
import { useWords } from '../../../lib/words/use-words';
import { Button, LinkButton } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { Notice } from '../../../ui/notice';
import type { TestimonialOutcome, TestimonialPageData } from './answer-testimonial.server';

type FinalState = 'sent' | 'used' | 'over' | 'withdrawn';

const titles: Readonly<Record<FinalState, StaticText>> = {
	sent: 'Thank you for your testimonial',
	used: 'You’ve already sent your testimonial',
	over: messages.linkExpired,
	withdrawn: 'Your testimonial has been deleted',
};
const texts: Readonly<Record<FinalState, StaticText>> = {
	sent: 'It will appear as soon as I’ve approved it.',
	used: 'If you’ve changed your mind, you can withdraw it here. It will then be deleted.',
	over: 'Please ask me for a new link.',
	withdrawn: 'Please ask me for a new link.',
};

function getFinalState(
	reason: TestimonialPageData['reason'],
	outcome: TestimonialOutcome | undefined,
): FinalState {
	if (outcome?.done) return outcome.done;
	return reason === 'used' || reason === 'withdrawn' ? reason : 'over';
}

/** Page of a link with which nothing more can be written; a testimonial can be withdrawn. */
export function TestimonialOver({
	reason,
	outcome,
}: {
	reason: TestimonialPageData['reason'];
	outcome: TestimonialOutcome | undefined;
}) {
	const { t } = useWords();
	const translateMessage = useTranslateMessage();
	const isPending = useNavigation().state !== 'idle';
	const finalState = getFinalState(reason, outcome);
	return (
		<div role={outcome?.done ? 'status' : undefined}>
			<Notice title={t(titles[finalState])} text={t(texts[finalState])}>
				{finalState === 'used' ? (
					<Form method="post">
						<input type="hidden" name="withdraw" value="yes" />
						<FormFailure message={outcome?.message ? translateMessage(outcome.message) : ''} />
						<Button type="submit" variant="outline" aria-disabled={isPending}>
							{isPending ? t('One moment…') : t('Withdraw my testimonial')}
						</Button>
					</Form>
				) : (
					<LinkButton variant="outline" to={sitePaths.home.at()}>
						{t('Back to the home page')}
					</LinkButton>
				)}
			</Notice>
		</div>
	);
}
