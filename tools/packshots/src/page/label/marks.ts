import type { Context } from "./text.ts";

/** Draws a brand's mark within -1 to 1, in one ink and the colour of the ground. */
type Mark = (context: Context, ink: string, ground: string) => void;

const fill = (context: Context, color: string, draw: () => void) => {
  context.fillStyle = color;
  context.beginPath();
  draw();
  context.fill();
};

const line = (context: Context, color: string, width: number, draw: () => void) => {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  draw();
  context.stroke();
};

const disc = (context: Context, color: string, x: number, y: number, radius: number) =>
  fill(context, color, () => context.arc(x, y, radius, 0, 7));

function leaf(
  context: Context,
  color: string,
  x: number,
  y: number,
  length: number,
  turn: number,
  plump = 0.36,
) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  fill(context, color, () => {
    context.moveTo(0, 0);
    context.bezierCurveTo(length * 0.3, -length * plump, length * 0.8, -length * plump, length, 0);
    context.bezierCurveTo(length * 0.8, length * plump, length * 0.3, length * plump, 0, 0);
  });
  context.restore();
}

function star(context: Context, color: string, points: number, inner: number, outer = 1) {
  fill(context, color, () => {
    for (let at = 0; at < points * 2; at++) {
      const radius = at % 2 ? inner : outer;
      const turn = (Math.PI * at) / points - Math.PI / 2;
      context.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
    }
    context.closePath();
  });
}

function cloud(context: Context, color: string, x: number, y: number, size: number) {
  fill(context, color, () => {
    context.arc(x - size * 0.5, y, size * 0.36, 0, 7);
    context.arc(x, y - size * 0.22, size * 0.5, 0, 7);
    context.arc(x + size * 0.52, y, size * 0.34, 0, 7);
    context.rect(x - size * 0.5, y - size * 0.05, size * 1.02, size * 0.4);
  });
}

function drop(context: Context, color: string, x: number, y: number, size: number) {
  fill(context, color, () => {
    context.moveTo(x, y - size);
    context.bezierCurveTo(x + size * 0.3, y - size * 0.4, x + size * 0.66, y, x + size * 0.6, y + size * 0.4);
    context.arc(x, y + size * 0.4, size * 0.6, 0, Math.PI);
    context.bezierCurveTo(x - size * 0.66, y, x - size * 0.3, y - size * 0.4, x, y - size);
  });
}

function flame(context: Context, color: string, size: number, y = 0) {
  fill(context, color, () => {
    context.moveTo(0, y - size);
    context.bezierCurveTo(
      size * 0.2,
      y - size * 0.5,
      size * 0.75,
      y - size * 0.2,
      size * 0.62,
      y + size * 0.35,
    );
    context.bezierCurveTo(size * 0.5, y + size, -size * 0.5, y + size, -size * 0.62, y + size * 0.35);
    context.bezierCurveTo(
      -size * 0.7,
      y - size * 0.05,
      -size * 0.35,
      y - size * 0.2,
      -size * 0.25,
      y - size * 0.45,
    );
    context.bezierCurveTo(-size * 0.1, y - size * 0.3, -size * 0.05, y - size * 0.7, 0, y - size);
  });
}

function ear(context: Context, color: string) {
  line(context, color, 0.07, () => {
    context.moveTo(0, 1);
    context.lineTo(0, -0.6);
  });
  for (let row = 0; row < 5; row++) {
    leaf(context, color, 0, 0.35 - row * 0.28, 0.52, -0.9, 0.24);
    leaf(context, color, 0, 0.35 - row * 0.28, 0.52, -Math.PI + 0.9, 0.24);
  }
  leaf(context, color, 0, -0.62, 0.44, -Math.PI / 2, 0.26);
}

function bean(context: Context, ink: string, ground: string, x: number, y: number, size: number) {
  context.save();
  context.translate(x, y);
  context.rotate(0.5);
  fill(context, ink, () => context.ellipse(0, 0, size * 0.62, size, 0, 0, 7));
  line(context, ground, size * 0.13, () => {
    context.moveTo(0, -size * 0.95);
    context.bezierCurveTo(size * 0.35, -size * 0.3, -size * 0.35, size * 0.3, 0, size * 0.95);
  });
  context.restore();
}

const MARKS = {
  "Valle Claro": (c, ink, ground) => {
    disc(c, ink, 0, 0, 1);
    disc(c, ground, 0.25, -0.28, 0.27);
    c.save();
    c.beginPath();
    c.arc(0, 0, 0.92, 0, 7);
    c.clip();
    fill(c, ground, () => {
      c.moveTo(-1, 0.5);
      c.bezierCurveTo(-0.5, -0.25, -0.1, 0.1, 0.1, 0.35);
      c.bezierCurveTo(0.4, 0.05, 0.7, 0, 1, 0.3);
      c.lineTo(1, 1);
      c.lineTo(-1, 1);
    });
    line(c, ink, 0.09, () => {
      c.moveTo(0.1, 0.38);
      c.bezierCurveTo(-0.1, 0.6, 0.35, 0.7, 0.05, 1);
    });
    c.restore();
  },
  Praderal: (c, ink, ground) => {
    disc(c, ink, 0.1, -0.3, 0.52);
    fill(c, ink, () => {
      c.moveTo(-1, 0.9);
      c.bezierCurveTo(-0.9, 0.1, -0.1, -0.1, 0.2, 0.35);
      c.bezierCurveTo(0.5, 0.1, 0.95, 0.3, 1, 0.9);
    });
    line(c, ground, 0.11, () => {
      c.moveTo(-0.9, 0.42);
      c.bezierCurveTo(-0.4, -0.05, 0.1, 0.1, 0.3, 0.5);
      c.bezierCurveTo(0.4, 0.7, 0.5, 0.8, 0.6, 0.9);
    });
  },
  "Tres Nubes": (c, ink) => {
    cloud(c, ink, -0.42, 0.42, 0.62);
    cloud(c, ink, 0.45, 0.42, 0.55);
    cloud(c, ink, 0.02, -0.32, 0.72);
  },
  "Surco Vivo": (c, ink) => {
    for (const at of [0, 1, 2])
      line(c, ink, 0.12, () => c.arc(0, 1.5, 0.75 + at * 0.28, -Math.PI * 0.82, -Math.PI * 0.18));
    leaf(c, ink, 0, 0.1, 0.85, -0.75);
    leaf(c, ink, 0, 0.1, 0.85, -Math.PI + 0.75);
    line(c, ink, 0.1, () => {
      c.moveTo(0, 0.25);
      c.lineTo(0, 0);
    });
  },
  "Huerta Jacinta": (c, ink, ground) => {
    disc(c, ink, 0, 0.25, 0.72);
    leaf(c, ink, 0, -0.42, 0.75, -0.6);
    leaf(c, ink, 0, -0.42, 0.6, -2.4);
    for (const turn of [0.4, 1.2, 2, 2.8])
      line(c, ground, 0.06, () => {
        c.moveTo(Math.cos(turn) * 0.2, 0.25 + Math.sin(turn) * 0.2);
        c.lineTo(Math.cos(turn) * 0.5, 0.25 + Math.sin(turn) * 0.5);
      });
  },
  "Brasa y Corte": (c, ink, ground) => {
    flame(c, ink, 1);
    flame(c, ground, 0.46, 0.4);
  },
  "Corral Tejocote": (c, ink) => {
    for (const x of [-0.75, -0.25, 0.25, 0.75])
      fill(c, ink, () => {
        c.moveTo(x - 0.15, 0.95);
        c.lineTo(x - 0.15, 0.05);
        c.lineTo(x, -0.15);
        c.lineTo(x + 0.15, 0.05);
        c.lineTo(x + 0.15, 0.95);
      });
    fill(c, ink, () => c.rect(-1, 0.28, 2, 0.14));
    fill(c, ink, () => c.rect(-1, 0.65, 2, 0.14));
    fill(c, ink, () => c.arc(0, -0.3, 0.42, Math.PI, 0));
    for (const turn of [-2.7, -2.13, -1.57, -1, -0.43])
      line(c, ink, 0.09, () => {
        c.moveTo(Math.cos(turn) * 0.56, -0.3 + Math.sin(turn) * 0.56);
        c.lineTo(Math.cos(turn) * 0.75, -0.3 + Math.sin(turn) * 0.75);
      });
  },
  "Bahía Garza": (c, ink) => {
    line(c, ink, 0.15, () => {
      c.moveTo(0.05, 0.42);
      c.bezierCurveTo(0.6, 0.1, -0.5, -0.35, 0.05, -0.78);
    });
    fill(c, ink, () => {
      c.moveTo(-0.06, -0.9);
      c.lineTo(0.72, -0.62);
      c.lineTo(0.08, -0.62);
    });
    fill(c, ink, () => {
      c.moveTo(0.25, 0.2);
      c.bezierCurveTo(-0.1, -0.05, -0.6, 0.05, -0.95, 0.5);
      c.bezierCurveTo(-0.5, 0.62, 0, 0.62, 0.25, 0.2);
    });
    for (const y of [0.72, 0.95])
      line(c, ink, 0.1, () => {
        c.moveTo(-0.95, y);
        c.bezierCurveTo(-0.6, y - 0.2, -0.4, y + 0.2, 0, y);
        c.bezierCurveTo(0.4, y - 0.2, 0.6, y + 0.2, 0.95, y);
      });
  },
  "Comal de Chayo": (c, ink, ground) => {
    fill(c, ink, () => c.ellipse(0, 0.55, 1, 0.36, 0, 0, 7));
    fill(c, ground, () => c.ellipse(0, 0.48, 0.72, 0.22, 0, 0, 7));
    for (const x of [-0.4, 0, 0.4])
      line(c, ink, 0.11, () => {
        c.moveTo(x, 0.05);
        c.bezierCurveTo(x + 0.25, -0.25, x - 0.25, -0.5, x, -0.85);
      });
  },
  "Espiga Mansa": (c, ink) => ear(c, ink),
  "Horno Clemencia": (c, ink, ground) => {
    fill(c, ink, () => {
      c.moveTo(-0.95, 0.9);
      c.lineTo(-0.95, 0.05);
      c.arc(0, 0.05, 0.95, Math.PI, 0);
      c.lineTo(0.95, 0.9);
    });
    fill(c, ground, () => {
      c.moveTo(-0.55, 0.9);
      c.lineTo(-0.55, 0.25);
      c.arc(0, 0.25, 0.55, Math.PI, 0);
      c.lineTo(0.55, 0.9);
    });
    flame(c, ink, 0.42, 0.46);
  },
  "Tierra Parda": (c, ink, ground) => {
    disc(c, ink, 0, 0, 1);
    c.save();
    c.beginPath();
    c.arc(0, 0, 0.88, 0, 7);
    c.clip();
    for (const y of [0.05, 0.38, 0.68])
      line(c, ground, 0.12, () => {
        c.moveTo(-1, y + 0.12);
        c.bezierCurveTo(-0.4, y - 0.2, 0.3, y + 0.3, 1, y - 0.05);
      });
    leaf(c, ground, 0, -0.05, 0.62, -1, 0.3);
    leaf(c, ground, 0, -0.05, 0.62, -2.14, 0.3);
    c.restore();
  },
  "Don Higinio": (c, ink) => {
    fill(c, ink, () => {
      c.ellipse(0, -0.2, 1, 0.2, 0, 0, 7);
    });
    fill(c, ink, () => {
      c.moveTo(-0.5, -0.25);
      c.bezierCurveTo(-0.42, -0.95, -0.2, -0.85, 0, -0.78);
      c.bezierCurveTo(0.2, -0.85, 0.42, -0.95, 0.5, -0.25);
    });
    fill(c, ink, () => {
      c.moveTo(0, 0.35);
      c.bezierCurveTo(0.25, 0.1, 0.55, 0.35, 0.72, 0.5);
      c.bezierCurveTo(0.85, 0.6, 0.98, 0.5, 0.95, 0.36);
      c.bezierCurveTo(1.1, 0.8, 0.55, 0.95, 0, 0.58);
      c.bezierCurveTo(-0.55, 0.95, -1.1, 0.8, -0.95, 0.36);
      c.bezierCurveTo(-0.98, 0.5, -0.85, 0.6, -0.72, 0.5);
      c.bezierCurveTo(-0.55, 0.35, -0.25, 0.1, 0, 0.35);
    });
  },
  "Conservas Ixtla": (c, ink, ground) => {
    fill(c, ink, () => {
      for (const [x, y] of [
        [-1, 0.8],
        [-1, 0.45],
        [-0.72, 0.45],
        [-0.72, 0.1],
        [-0.45, 0.1],
        [-0.45, -0.25],
        [-0.2, -0.25],
        [-0.2, -0.55],
        [0.2, -0.55],
        [0.2, -0.25],
        [0.45, -0.25],
        [0.45, 0.1],
        [0.72, 0.1],
        [0.72, 0.45],
        [1, 0.45],
        [1, 0.8],
      ] as const)
        c.lineTo(x, y);
      c.closePath();
    });
    fill(c, ground, () => c.rect(-0.12, -0.15, 0.24, 0.95));
    disc(c, ink, 0, -0.78, 0.16);
  },
  Piloncita: (c, ink, ground) => {
    fill(c, ink, () => {
      c.moveTo(-0.3, -0.75);
      c.quadraticCurveTo(0, -0.92, 0.3, -0.75);
      c.lineTo(0.62, 0.75);
      c.quadraticCurveTo(0, 1.05, -0.62, 0.75);
    });
    for (const y of [-0.3, 0.05, 0.4])
      line(c, ground, 0.07, () => {
        c.moveTo(-0.42 - y * 0.15, y);
        c.quadraticCurveTo(0, y + 0.16, 0.42 + y * 0.15, y);
      });
  },
  Tronadito: (c, ink, ground) => {
    star(c, ink, 11, 0.72);
    fill(c, ground, () => {
      for (const [x, y] of [
        [0.2, -0.7],
        [-0.38, 0.1],
        [-0.04, 0.1],
        [-0.2, 0.7],
        [0.4, -0.16],
        [0.06, -0.16],
      ] as const)
        c.lineTo(x, y);
      c.closePath();
    });
  },
  "Manantial Oyamel": (c, ink, ground) => {
    drop(c, ink, 0, 0.02, 0.98);
    for (const [y, wide] of [
      [-0.1, 0.24],
      [0.16, 0.34],
      [0.45, 0.44],
    ] as const)
      fill(c, ground, () => {
        c.moveTo(0, y - 0.35);
        c.lineTo(wide, y + 0.15);
        c.lineTo(-wide, y + 0.15);
      });
    fill(c, ground, () => c.rect(-0.06, 0.55, 0.12, 0.22));
  },
  Burbujina: (c, ink) => {
    for (const [x, y, r] of [
      [-0.25, 0.3, 0.62],
      [0.55, -0.1, 0.36],
      [0.1, -0.68, 0.26],
      [-0.6, -0.5, 0.2],
      [0.62, 0.66, 0.2],
    ] as const)
      line(c, ink, 0.13, () => c.arc(x, y, r, 0, 7));
    line(c, ink, 0.1, () => c.arc(-0.25, 0.3, 0.38, 3.4, 4.5));
  },
  "Naranjal Doce": (c, ink, ground) => {
    disc(c, ink, 0, 0, 1);
    disc(c, ground, 0, 0, 0.86);
    for (let at = 0; at < 12; at++) {
      const turn = (at * Math.PI) / 6;
      fill(c, ink, () => {
        c.moveTo(Math.cos(turn) * 0.12, Math.sin(turn) * 0.12);
        c.arc(0, 0, 0.76, turn - 0.21, turn + 0.21);
      });
    }
  },
  "Cafetal Niebla": (c, ink, ground) => {
    fill(c, ink, () => {
      c.moveTo(-1, 0.35);
      c.lineTo(-0.35, -0.75);
      c.lineTo(0, -0.25);
      c.lineTo(0.3, -0.6);
      c.lineTo(1, 0.35);
    });
    for (const [y, from, to] of [
      [0.02, -0.95, 0.3],
      [0.22, -0.4, 0.95],
    ] as const)
      line(c, ground, 0.09, () => {
        c.moveTo(from, y);
        c.lineTo(to, y);
      });
    bean(c, ink, ground, 0, 0.7, 0.28);
  },
  "Hoja Serrana": (c, ink, ground) => {
    leaf(c, ink, -0.75, 0.75, 2.1, -Math.PI / 4, 0.34);
    line(c, ground, 0.08, () => {
      c.moveTo(-0.75, 0.75);
      c.lineTo(0.5, -0.5);
    });
    for (const at of [-0.3, 0, 0.28])
      line(c, ground, 0.06, () => {
        c.moveTo(at, -at);
        c.lineTo(at + 0.05, -at - 0.36);
        c.moveTo(at, -at);
        c.lineTo(at + 0.36, -at - 0.05);
      });
  },
  Blancanube: (c, ink) => {
    cloud(c, ink, 0, 0.05, 1.05);
    for (const x of [-0.5, 0, 0.5]) disc(c, ink, x, 0.72, 0.1);
  },
  Rechina: (c, ink) => {
    star(c, ink, 4, 0.26);
    c.save();
    c.translate(0.66, -0.62);
    c.scale(0.36, 0.36);
    star(c, ink, 4, 0.26);
    c.restore();
  },
  Tersalina: (c, ink, ground) => {
    for (const turn of [-2.6, -2.1, -1.57, -1.04, -0.54]) leaf(c, ink, 0, 0.65, 1.45, turn, 0.17);
    disc(c, ground, 0, 0.66, 0.14);
  },
  Sonrilinda: (c, ink) => {
    line(c, ink, 0.26, () => c.arc(0, -0.25, 0.8, 0.25, Math.PI - 0.25));
    disc(c, ink, -0.42, -0.55, 0.14);
    disc(c, ink, 0.42, -0.55, 0.14);
  },
  "Genéricos Salvial": (c, ink, ground) => {
    fill(c, ink, () => c.roundRect(-0.32, -0.95, 0.64, 1.9, 0.14));
    fill(c, ink, () => c.roundRect(-0.95, -0.32, 1.9, 0.64, 0.14));
    leaf(c, ground, -0.42, 0.42, 1.18, -Math.PI / 4, 0.3);
  },
  "Botica Nogal": (c, ink) => {
    fill(c, ink, () => {
      c.moveTo(-0.8, -0.1);
      c.lineTo(0.8, -0.1);
      c.bezierCurveTo(0.75, 0.5, 0.4, 0.65, 0.3, 0.7);
      c.lineTo(0.42, 0.95);
      c.lineTo(-0.42, 0.95);
      c.lineTo(-0.3, 0.7);
      c.bezierCurveTo(-0.4, 0.65, -0.75, 0.5, -0.8, -0.1);
    });
    line(c, ink, 0.2, () => {
      c.moveTo(0.1, -0.25);
      c.lineTo(0.6, -0.9);
    });
    leaf(c, ink, -0.05, -0.25, 0.7, -2.2, 0.3);
  },
  Nanitos: (c, ink, ground) => {
    disc(c, ink, -0.58, -0.5, 0.32);
    disc(c, ink, 0.58, -0.5, 0.32);
    disc(c, ink, 0, 0.1, 0.85);
    disc(c, ground, -0.3, -0.02, 0.09);
    disc(c, ground, 0.3, -0.02, 0.09);
    fill(c, ground, () => c.ellipse(0, 0.4, 0.36, 0.27, 0, 0, 7));
    fill(c, ink, () => c.ellipse(0, 0.3, 0.13, 0.09, 0, 0, 7));
    line(c, ink, 0.06, () => c.arc(0, 0.36, 0.15, 0.3, Math.PI - 0.3));
  },
  Guauchito: (c, ink, ground) => {
    fill(c, ink, () => {
      c.moveTo(-0.6, -0.75);
      c.quadraticCurveTo(0, -0.95, 0.6, -0.75);
      c.bezierCurveTo(0.8, -0.2, 0.75, 0.9, 0, 0.95);
      c.bezierCurveTo(-0.75, 0.9, -0.8, -0.2, -0.6, -0.75);
    });
    for (const side of [-1, 1])
      fill(c, ink, () => {
        c.moveTo(side * 0.55, -0.8);
        c.bezierCurveTo(side * 1.05, -0.85, side * 1.12, 0.1, side * 0.85, 0.35);
        c.bezierCurveTo(side * 0.7, 0.2, side * 0.72, -0.4, side * 0.5, -0.6);
      });
    disc(c, ground, -0.27, -0.18, 0.11);
    disc(c, ground, 0.27, -0.18, 0.11);
    fill(c, ground, () => c.ellipse(0, 0.45, 0.42, 0.36, 0, 0, 7));
    fill(c, ink, () => c.ellipse(0, 0.28, 0.19, 0.13, 0, 0, 7));
    line(c, ink, 0.07, () => {
      c.moveTo(0, 0.35);
      c.lineTo(0, 0.52);
      c.arc(0.14, 0.5, 0.14, Math.PI * 0.95, 0.3, true);
      c.moveTo(0, 0.52);
      c.arc(-0.14, 0.5, 0.14, 0.1, Math.PI - 0.3);
    });
  },
  Michiflor: (c, ink, ground) => {
    fill(c, ink, () => {
      c.moveTo(-0.85, -0.95);
      c.lineTo(-0.3, -0.58);
      c.quadraticCurveTo(0, -0.64, 0.3, -0.58);
      c.lineTo(0.85, -0.95);
      c.bezierCurveTo(1, 0.2, 0.95, 0.9, 0, 0.9);
      c.bezierCurveTo(-0.95, 0.9, -1, 0.2, -0.85, -0.95);
    });
    for (const side of [-1, 1]) {
      fill(c, ground, () => c.ellipse(side * 0.38, -0.02, 0.14, 0.19, 0, 0, 7));
      fill(c, ink, () => c.ellipse(side * 0.38, -0.02, 0.05, 0.16, 0, 0, 7));
      for (const y of [0.32, 0.46])
        line(c, ground, 0.045, () => {
          c.moveTo(side * 0.3, y);
          c.lineTo(side * 0.78, y + (y - 0.38) * 0.7);
        });
    }
    fill(c, ground, () => {
      c.moveTo(-0.12, 0.26);
      c.lineTo(0.12, 0.26);
      c.lineTo(0, 0.4);
    });
    line(c, ground, 0.05, () => {
      c.moveTo(0, 0.38);
      c.arc(0.12, 0.46, 0.12, Math.PI, 0.4, true);
      c.moveTo(0, 0.46);
      c.arc(-0.12, 0.46, 0.12, 0, Math.PI - 0.4);
    });
  },
} satisfies Record<string, Mark>;

export type BrandName = keyof typeof MARKS;

/** A brand's mark around a point. */
export function drawMark(
  context: Context,
  brand: BrandName,
  x: number,
  y: number,
  radius: number,
  ink: string,
  ground: string,
): void {
  const mark: Mark = MARKS[brand];
  context.save();
  context.translate(x, y);
  context.scale(radius, radius);
  mark(context, ink, ground);
  context.restore();
}

export { cloud, drop, leaf, star };
