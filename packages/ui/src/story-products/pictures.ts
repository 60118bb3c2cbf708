import apple from "./pictures/apple.webp";
import avocado from "./pictures/avocado.webp";
import bread from "./pictures/bread.webp";
import cheese from "./pictures/cheese.webp";
import coffee from "./pictures/coffee.webp";
import egg from "./pictures/egg.webp";
import milk from "./pictures/milk.webp";
import pill from "./pictures/pill.webp";

export const pictures = { apple, avocado, bread, cheese, coffee, egg, milk, pill };
