;; Three box passes along the lines of a plane of 32-bit floats, four lines side by side. The sums are kept in double
;; precision, as JavaScript keeps them. `boxBlur.ts` holds the bytes that this is assembled to.
(module
  (memory (export "memory") 1)

  ;; Repeats the ends of four interleaved lines beyond them, `edge` times on either side.
  (func $repeat (param $buffer i32) (param $count i32) (param $edge i32)
    (local $first v128) (local $last v128) (local $i i32) (local $left i32) (local $right i32)
    (local.set $left (local.get $buffer))
    (local.set $right (i32.add (local.get $buffer)
      (i32.shl (i32.add (local.get $edge) (local.get $count)) (i32.const 4))))
    (local.set $first (v128.load (i32.add (local.get $buffer) (i32.shl (local.get $edge) (i32.const 4)))))
    (local.set $last (v128.load (i32.sub (local.get $right) (i32.const 16))))
    (local.set $i (local.get $edge))
    (loop $each
      (v128.store (local.get $left) (local.get $first))
      (v128.store (local.get $right) (local.get $last))
      (local.set $left (i32.add (local.get $left) (i32.const 16)))
      (local.set $right (i32.add (local.get $right) (i32.const 16)))
      (br_if $each (local.tee $i (i32.sub (local.get $i) (i32.const 1))))))

  ;; Running means of 2 * edge - 1 samples along four interleaved lines.
  (func $pass (param $from i32) (param $to i32) (param $count i32) (param $edge i32) (param $norm v128)
    (local $low v128) (local $high v128) (local $next v128) (local $last v128) (local $i i32) (local $ahead i32)
    (local.set $i (i32.sub (i32.shl (local.get $edge) (i32.const 1)) (i32.const 1)))
    (local.set $ahead (i32.add (local.get $from) (i32.const 16)))
    (loop $first
      (local.set $next (v128.load (local.get $ahead)))
      (local.set $low (f64x2.add (local.get $low) (f64x2.promote_low_f32x4 (local.get $next))))
      (local.set $high (f64x2.add (local.get $high) (f64x2.promote_low_f32x4
        (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $next) (local.get $next)))))
      (local.set $ahead (i32.add (local.get $ahead) (i32.const 16)))
      (br_if $first (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
    ;; `ahead` stands at the first sample that enters, 2 * edge; `from` moves on to the one that leaves.
    (local.set $from (i32.add (local.get $from) (i32.const 16)))
    (local.set $to (i32.add (local.get $to) (i32.shl (local.get $edge) (i32.const 4))))
    (loop $each
      (v128.store (local.get $to)
        (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
          (f32x4.demote_f64x2_zero (f64x2.mul (local.get $low) (local.get $norm)))
          (f32x4.demote_f64x2_zero (f64x2.mul (local.get $high) (local.get $norm)))))
      (local.set $next (v128.load (local.get $ahead)))
      (local.set $last (v128.load (local.get $from)))
      (local.set $low (f64x2.add (local.get $low) (f64x2.sub
        (f64x2.promote_low_f32x4 (local.get $next)) (f64x2.promote_low_f32x4 (local.get $last)))))
      (local.set $high (f64x2.add (local.get $high) (f64x2.sub
        (f64x2.promote_low_f32x4
          (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $next) (local.get $next)))
        (f64x2.promote_low_f32x4
          (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $last) (local.get $last))))))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (local.set $ahead (i32.add (local.get $ahead) (i32.const 16)))
      (br_if $each (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))

  ;; Three passes over the four lines in the buffer `a`; what they give stands in `b`.
  (func $thrice (param $a i32) (param $b i32) (param $count i32) (param $edge i32) (param $norm v128)
    (call $repeat (local.get $a) (local.get $count) (local.get $edge))
    (call $pass (local.get $a) (local.get $b) (local.get $count) (local.get $edge) (local.get $norm))
    (call $repeat (local.get $b) (local.get $count) (local.get $edge))
    (call $pass (local.get $b) (local.get $a) (local.get $count) (local.get $edge) (local.get $norm))
    (call $repeat (local.get $a) (local.get $count) (local.get $edge))
    (call $pass (local.get $a) (local.get $b) (local.get $count) (local.get $edge) (local.get $norm)))

  ;; Blurs a plane in place. Its rows lie `stride` samples apart, a multiple of four, and there is room for a height that
  ;; is one. `edge` is the radius plus one; the buffers `a` and `b` hold max(width, height) + 2 * edge times 16 bytes.
  (func (export "blur")
    (param $plane i32) (param $stride i32) (param $width i32) (param $height i32) (param $edge i32)
    (param $a i32) (param $b i32)
    (local $norm v128) (local $row i32) (local $line i32) (local $i i32) (local $at i32) (local $to i32)
    (local $two i32) (local $three i32) (local $start i32)
    (local.set $norm (f64x2.splat (f64.div (f64.const 1)
      (f64.convert_i32_s (i32.sub (i32.shl (local.get $edge) (i32.const 1)) (i32.const 1))))))
    (local.set $row (i32.shl (local.get $stride) (i32.const 2)))
    (local.set $two (i32.shl (local.get $row) (i32.const 1)))
    (local.set $three (i32.add (local.get $two) (local.get $row)))
    (local.set $start (i32.shl (local.get $edge) (i32.const 4)))

    ;; Rows, four at a time.
    (local.set $line (local.get $plane))
    (loop $rows
      (local.set $i (local.get $width))
      (local.set $at (local.get $line))
      (local.set $to (i32.add (local.get $a) (local.get $start)))
      (loop $gather
        (v128.store (local.get $to)
          (v128.load32_lane 3 (i32.add (local.get $at) (local.get $three))
            (v128.load32_lane 2 (i32.add (local.get $at) (local.get $two))
              (v128.load32_lane 1 (i32.add (local.get $at) (local.get $row))
                (v128.load32_zero (local.get $at))))))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (br_if $gather (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
      (call $thrice (local.get $a) (local.get $b) (local.get $width) (local.get $edge) (local.get $norm))
      (local.set $i (local.get $width))
      (local.set $at (local.get $line))
      (local.set $to (i32.add (local.get $b) (local.get $start)))
      (loop $scatter
        (v128.store32_lane 0 (local.get $at) (v128.load (local.get $to)))
        (v128.store32_lane 1 (i32.add (local.get $at) (local.get $row)) (v128.load (local.get $to)))
        (v128.store32_lane 2 (i32.add (local.get $at) (local.get $two)) (v128.load (local.get $to)))
        (v128.store32_lane 3 (i32.add (local.get $at) (local.get $three)) (v128.load (local.get $to)))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (br_if $scatter (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
      (local.set $line (i32.add (local.get $line) (i32.shl (local.get $row) (i32.const 2))))
      (br_if $rows (i32.lt_u (local.get $line)
        (i32.add (local.get $plane) (i32.mul (local.get $row) (local.get $height))))))

    ;; Columns, four at a time.
    (local.set $line (local.get $plane))
    (loop $columns
      (local.set $i (local.get $height))
      (local.set $at (local.get $line))
      (local.set $to (i32.add (local.get $a) (local.get $start)))
      (loop $gather
        (v128.store (local.get $to) (v128.load (local.get $at)))
        (local.set $at (i32.add (local.get $at) (local.get $row)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (br_if $gather (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
      (call $thrice (local.get $a) (local.get $b) (local.get $height) (local.get $edge) (local.get $norm))
      (local.set $i (local.get $height))
      (local.set $at (local.get $line))
      (local.set $to (i32.add (local.get $b) (local.get $start)))
      (loop $scatter
        (v128.store (local.get $at) (v128.load (local.get $to)))
        (local.set $at (i32.add (local.get $at) (local.get $row)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (br_if $scatter (local.tee $i (i32.sub (local.get $i) (i32.const 1)))))
      (local.set $line (i32.add (local.get $line) (i32.const 16)))
      (br_if $columns (i32.lt_u (local.get $line)
        (i32.add (local.get $plane) (i32.shl (local.get $width) (i32.const 2))))))))
