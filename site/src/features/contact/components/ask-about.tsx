import { Box } from '@chakra-ui/react';
import type { Project } from '@sumu/contract';
import { contactAbout } from '../../../config/paths';
import { useSite } from '../../../lib/site/use-site';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { CallToAction } from '../../../ui/call-to-action';
import { Price } from '../../../ui/price';

/** Call to action below a project, with its price and the first step after contact. */
export function AskAbout({ project }: { project: Pick<Project, '_id' | 'projectPrice'> }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	const { contactSteps } = useSite();
	const [first] = contactSteps;
	const { projectPrice } = project;
	return (
		<CallToAction
			text={t('Want something like this?')}
			to={contactAbout([project._id])}
			note={
				(projectPrice || first) && (
					<>
						{projectPrice ? (
							<p>
								<Price
									amount={projectPrice}
									sentence={(price) => t('This project cost {price}.', { price })}
								/>
							</p>
						) : null}
						{first && (
							<Box as="p" dir={directionOf(first.text)} maxWidth="measure">
								<Box as="span" color="ink">
									{first.title}
								</Box>
								{' · '}
								{first.text}
							</Box>
						)}
					</>
				)
			}
		/>
	);
}
