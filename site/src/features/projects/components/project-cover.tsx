import { Box } from '@chakra-ui/react';
import type { Project } from '@sumu/contract';
import { useWords } from '../../../lib/words/use-words';
import { Enlargeable } from '../../../ui/enlargeable';
import { Picture } from '../../../ui/picture';
import { coverOf } from '../../../ui/use-cover-transition';

const pictureSizes = '(min-width: 1440px) 755px, (min-width: 1024px) 54vw, 92vw';

/** The project's picture: links to the live site, if there is one; a button in its corner enlarges it. */
export function ProjectCover({ project }: { project: Project }) {
	const { t } = useWords();
	const { _id, projectsName, projectsLiveLink, picture } = project;
	const coverPicture = (
		<Picture
			picture={picture}
			title={projectsName}
			// An initial needs less space than a picture.
			ratio={picture ? '4 / 5' : '3 / 2'}
			sizes={pictureSizes}
			priority
		/>
	);
	return (
		<Enlargeable picture={picture} label={projectsName}>
			<Box
				asChild
				display="block"
				overflow="hidden"
				css={{ '& img': { transition: 'scale {durations.picture} {easings.reveal}' } }}
				_hover={{ '& img': { scale: '1.02' } }}
				style={coverOf(_id)}
			>
				{projectsLiveLink ? (
					<a
						href={projectsLiveLink}
						target="_blank"
						rel="noreferrer"
						aria-label={t('Live site of {name}', { name: projectsName })}
					>
						{coverPicture}
					</a>
				) : (
					<div>{coverPicture}</div>
				)}
			</Box>
		</Enlargeable>
	);
}
