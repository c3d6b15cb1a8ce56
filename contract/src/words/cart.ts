import type { Area } from './word';

export const cart = {
	addToCard: { original: 'Add to card', plain: 'Add to cart', bn: 'কার্টে যোগ করুন' },
	addedToCard: { original: 'Add To Card', plain: 'Added to your cart', bn: 'কার্টে যোগ হয়েছে' },
	notAddedToCard: { original: 'It could not be added', bn: 'যোগ করা যায়নি' },
	notAddedTryAgain: {
		original: 'It could not be added. Please try again.',
		bn: 'যোগ করা যায়নি। আবার চেষ্টা করুন।',
	},
	inYourCard: { original: 'In your card', plain: 'In your cart', bn: 'আপনার কার্টে আছে' },
	chooseProject: { original: 'Please choose a project', bn: 'একটি প্রকল্প বেছে নিন' },
	theCart: { original: 'The cart', bn: 'কার্ট' },
	inTheCart: {
		original: { one: '{count} item', other: '{count} items' },
		bn: { other: '{count}টি প্রকল্প' },
	},
	items: { original: { one: 'item', other: 'items' }, bn: { other: 'টি প্রকল্প' } },
	contactAboutThese: {
		original: 'Contact about these',
		plain: 'Ask about these',
		bn: 'এগুলো নিয়ে যোগাযোগ করুন',
	},
	asPictures: { original: 'As pictures', bn: 'ছবি হিসেবে' },
	asTable: { original: 'As a table', bn: 'তালিকা হিসেবে' },
	favouriteProjects: {
		original: 'Favourite Projects',
		plain: 'Favourite projects',
		bn: 'পছন্দের প্রকল্প',
	},
	pagesOfFavourites: { original: 'Pages of favourites', bn: 'পছন্দের পাতা' },
	lookAtProjects: { original: 'Look at the projects', bn: 'প্রকল্পগুলো দেখুন' },
	columnId: { original: 'Id', plain: 'No.', bn: 'নং' },
	columnName: { original: 'Project Name', plain: 'Project', bn: 'প্রকল্পের নাম' },
	columnEmail: { original: 'user email', plain: 'Your e-mail', bn: 'ই-মেইল' },
	columnLink: { original: 'Live Link', plain: 'Live site', bn: 'লাইভ লিংক' },
	columnOption: { original: 'Option', plain: 'Remove', bn: 'বিকল্প' },
	delete: { original: 'Delete', plain: 'Remove', bn: 'মুছুন' },
	deleteOf: { original: 'Delete {name}', plain: 'Remove {name}', bn: '{name} মুছুন' },
	projectsInCart: { original: { one: 'project', other: 'projects' }, bn: { other: 'প্রকল্প' } },
	subtotal: { original: 'subtotal', bn: 'মোট মূল্য' },
} as const satisfies Area;
