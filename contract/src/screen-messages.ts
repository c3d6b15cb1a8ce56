/** Of what stands in a page's place. Every page has these from the start; the others come with what says them. */
export const screenMessages = {
	notFound: 'No Data Found',
	notYours: 'This is not yours',
	unexpectedError: 'Unexpected Application Error!',
} as const;
